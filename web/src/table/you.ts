// Whom a page calls "you".
import type { Scene, Table } from '../lib/contract'

/** The viewer's seat, if it is the only one of this person: of several at one device nobody is "you". */
export const youOf = (scene: Scene, table?: Table): number =>
  (table?.seats.filter((seat) => seat.yours).length ?? 1) === 1 ? scene.viewer : -1
