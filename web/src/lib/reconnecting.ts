// How long a page waits before it connects again. Not all pages come at once: chance spreads them.

/** The close code of a server that sends its pages to another, which is there already. */
const GO_ELSEWHERE = 1012
const AT_ONCE = 150

/** Milliseconds, after so many failures in a row and this close code; longer each time, from `first` to `longest`. */
export function pause(code: number | undefined, failures: number, first: number, longest: number): number {
  if (code === GO_ELSEWHERE && !failures) return AT_ONCE * Math.random()
  return Math.min(longest, first * 2 ** failures) * (0.75 + Math.random() / 2)
}
