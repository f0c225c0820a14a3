/** A number with a real minus. */
export const signed = (value: number): string => `${value}`.replace('-', '−')

/** Time used: 4:05, or 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = `${whole % 60}`.padStart(2, '0')
  return hours ? `${hours}:${`${minutes}`.padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** A win probability, 0 to 1, in whole hundredths; the sure things say that they are not quite sure. */
export function percent(value: number): string {
  const whole = Math.round(value * 100)
  if (whole <= 0 && value > 0) return '<1%'
  if (whole >= 100 && value < 1) return '>99%'
  return `${whole}%`
}

/** What was won or lost: +3, −12, ±0. */
export const change = (value: number): string => (value ? `${value > 0 ? '+' : ''}${signed(value)}` : '±0')

/** Points of percent won or lost. */
export const points = (value: number): string => change(Math.round(value * 100))
