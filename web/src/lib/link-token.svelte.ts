// The token of a link from a mail stands behind the `#`: no server on the way hears of it.
function read(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return location.hash.slice(1) // cut off in the middle: the server says that it opens nothing
  }
}

/** The token of this page's address; follows a link that is opened while the page is shown. */
export class LinkToken {
  token = $state(read())

  changed = (): void => {
    this.token = read()
  }
}
