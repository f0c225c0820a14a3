// Two quiet notes: it is your turn; something happened. Made here, so there is nothing to load.

let context: AudioContext | null = null

function note(pitch: number, start: number, length: number, volume: number): void {
  if (!context) return
  const [tone, gain, at] = [context.createOscillator(), context.createGain(), context.currentTime + start]
  tone.type = 'triangle'
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(volume, at + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(gain).connect(context.destination)
  tone.start(at)
  tone.stop(at + length)
}

export function play(sound: 'turn' | 'move'): void {
  try {
    context ??= new AudioContext()
    if (sound === 'move') return note(294, 0, 0.09, 0.08)
    note(523, 0, 0.25, 0.12)
    note(784, 0.11, 0.4, 0.12)
  } catch { /* a browser without sound is no reason to stop */ }
}
