/** A number with a real minus. */
export const signed = (value: number): string => `${value}`.replace('-', '−')

/** Time used: 4:05, or 1:02:03. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = `${whole % 60}`.padStart(2, '0')
  return hours ? `${hours}:${`${minutes}`.padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
