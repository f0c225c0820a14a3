// Whose words this person does not want to read; kept in this browser.
const KEY = 'kontor.hidden-chat'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return [] // storage closed or broken: nobody is hidden
  }
}

class HiddenChat {
  names = $state.raw<string[]>(read())

  has(name: string): boolean {
    return this.names.includes(name)
  }

  toggle(name: string): void {
    this.names = this.has(name) ? this.names.filter((one) => one !== name) : [...this.names, name].slice(-100)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.names))
    } catch {
      /* storage closed: it lasts as long as the page */
    }
  }
}

export const hiddenChat = new HiddenChat()
