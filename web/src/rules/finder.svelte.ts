// What is searched for in a text, where it was found, and which place is looked at.
import { bySection, clear, mark } from './search'

export class Finder {
  wanted = $state('')
  found = $state(0)
  /** The place that is looked at; -1: none yet. */
  at = $state(-1)
  /** Places in each section; null: nobody searches. */
  sections = $state.raw<ReadonlyMap<string, number> | null>(null)
  #marks: HTMLElement[] = []

  /** Marks what is wanted in a text. */
  look(root: HTMLElement): void {
    this.#marks = mark(root, this.wanted)
    this.found = this.#marks.length
    this.sections = this.wanted.trim().length > 1 ? bySection(root, this.#marks) : null
    this.at = -1
    if (this.found) this.go(1)
  }

  /** To the next place, or the one before; round the end. */
  go(step: number): void {
    if (!this.found) return
    this.#marks[this.at]?.classList.remove('now')
    this.at = this.at < 0 && step < 0 ? this.found - 1 : (this.at + step + this.found) % this.found
    const place = this.#marks[this.at]!
    place.classList.add('now')
    place.scrollIntoView({ block: 'center' })
  }

  forget(root: HTMLElement): void {
    clear(root)
    this.#marks = []
  }
}
