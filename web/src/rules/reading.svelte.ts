// A wish to read the rules at a paragraph, from anywhere at the table. Whoever can show them is asked, the last that came first.

type Taker = () => boolean

class Reading {
  /** The paragraph, what it is read for (the name of a thing), and a number that tells one wish from the next. */
  wish = $state.raw<{ anchor: string; name: string; number: number } | null>(null)
  #takers: Taker[] = []
  #count = 0

  open(anchor: string, name = ''): void {
    this.wish = { anchor, name, number: ++this.#count }
    this.#takers.findLast((take) => take())
  }

  close(): void {
    this.wish = null
  }

  /** Says who shows the rules: tells whether it could. Returns how to stop. */
  shownBy(taker: Taker): () => void {
    this.#takers.push(taker)
    return () => {
      this.#takers = this.#takers.filter((each) => each !== taker)
    }
  }
}

export const reading = new Reading()
