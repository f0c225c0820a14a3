// The display list, as kontor/kernel/display.py tells it. The key a node begins with tells the primitive.
import type { Circle, Emblem, Group, Part, Path, Poly, Rect, Target, Text, Use } from '../lib/contract'

export type { Drawn, Emblem, Group, Motion, Part, Picture, Target, Text, Use } from '../lib/contract'
export type Shape = Rect | Circle | Poly | Path
export type Node = Shape | Use | Emblem | Text | Group | Part
export type Ring = NonNullable<Target['ring']>

export const isPlaced = (node: Node): node is Group | Part => 'group' in node || 'part' in node
