// Short notices at the bottom left. Good news goes by itself, trouble stays until it is closed.

export interface Notice {
  id: number
  kind: 'good' | 'bad' | 'plain'
  text: string
  action?: { text: string; href: string }
}

const SHOWN = 5000

class Notices {
  list = $state.raw<Notice[]>([])
  #last = 0

  say(text: string, kind: Notice['kind'] = 'good', action?: Notice['action']): void {
    const id = ++this.#last
    // The same words twice are one notice: repeated clicks must not pile up.
    this.list = [
      ...this.list.filter((each) => each.text !== text),
      { id, kind, text, ...(action && { action }) },
    ].slice(-3)
    if (kind !== 'bad' && !action) setTimeout(() => this.close(id), SHOWN)
  }

  close(id: number): void {
    this.list = this.list.filter((each) => each.id !== id)
  }

  clear(): void {
    this.list = []
  }
}

export const notices = new Notices()
