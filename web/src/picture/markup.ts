// Nodes of the display list as SVG: one small function for each primitive. Colours stay CSS variables, so that a theme needs no new
// picture. The same as kontor/picture/display.py.
import { colourOf } from '../draw/icons'
import type { Emblem, Group, Node, Part, Shape, Text, Use } from './display'
import { outlined } from './outline'

export interface Context {
  parts: Readonly<Record<string, readonly Node[]>>
  /** Colours of the seats. */
  colours: readonly string[]
  /** Pixels of a unit. */
  scale: number
  /** Colour of the owner of what is drawn. */
  colour?: string
}

const SMALL = 12 // pixels: below this a letter stands for the emblem

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter]!)

const OWN: Record<string, string> = {
  own: 'var(--own)',
  'on-own': 'var(--on-own)',
  surface: 'var(--cut)',
  none: 'none',
}
/** A token as CSS. */
export const css = (token: string): string => OWN[token] ?? `var(--${token})`

const attributes = (all: Record<string, string | number | undefined>): string =>
  Object.entries(all)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(String(value))}"`))
    .join('')

export const owned = (colour: string): string => `--own:var(--p-${colour});--on-own:var(--on-${colour})`

export function markup(nodes: readonly Node[], context: Context): string {
  let out = ''
  for (const node of nodes) {
    if ('group' in node) out += placed(node, node.group, context)
    else if ('part' in node) out += placed(node, context.parts[node.part] ?? [], context)
    else if ('use' in node) out += use(node)
    else if ('emblem' in node) out += emblem(node, context)
    else if ('text' in node) out += text(node)
    else out += shape(node)
  }
  return out
}

/** Whether a group is seen at a scale. */
export const isSeen = (node: Group | Part, scale: number): boolean =>
  scale >= (node.from_scale ?? 0) && scale < (node.below_scale ?? Infinity)

/** Attributes of a group, and what its children inherit. */
export function inside(
  node: Group | Part,
  context: Context,
): { transform: string | undefined; style: string; context: Context } {
  const [x = 0, y = 0] = node.at ?? []
  const scale = node.scale ?? 1
  const moves = [x || y ? `translate(${x} ${y})` : '', scale === 1 ? '' : `scale(${scale})`].filter(Boolean)
  const colour = node.owner === undefined ? context.colour : (context.colours[node.owner] ?? 'neutral')
  const style = [
    node.owner !== undefined ? owned(colour!) : '',
    node.surface ? `--cut:${css(node.surface)}` : '',
    node.opacity === undefined ? '' : `opacity:${node.opacity}`,
  ]
  return {
    transform: moves.join(' ') || undefined,
    style: style.filter(Boolean).join(';'),
    context: { ...context, scale: context.scale * scale, ...(colour ? { colour } : {}) },
  }
}

function placed(node: Group | Part, children: readonly Node[], context: Context): string {
  if (!isSeen(node, context.scale)) return ''
  const { transform, style, context: inner } = inside(node, context)
  return `<g${attributes({ transform, style: style || undefined })}>${markup(children, inner)}</g>`
}

function shape(node: Shape): string {
  const [element, box] = outlined(node)
  const paint = {
    fill: css(node.fill ?? 'none'),
    'fill-opacity': node.fill_opacity,
    stroke: node.line && css(node.line),
    'stroke-width': node.line && node.thick,
    'stroke-dasharray': node.dash,
    'stroke-linecap': node.cap ? 'round' : undefined,
    'stroke-linejoin': node.line && 'round',
    opacity: node.opacity,
  }
  return `<${element}${attributes({ ...box, ...paint })}/>`
}

function use({ use: name, box: [x, y, width, height], colour }: Use): string {
  const style = `color:${colour ? css(colour) : colourOf(name)}`
  return `<use${attributes({ href: `#i-${name}`, x, y, width, height, style })}/>`
}

function emblem({ emblem: [x = 0, y = 0, size = 0] }: Emblem, { colour = 'neutral', scale }: Context): string {
  if (colour === 'neutral') return ''
  if (size * scale * 2 >= SMALL)
    return use({ use: `emblem-${colour}`, box: [x - size / 2, y - size / 2, size, size], colour: 'on-own' })
  return text({ text: colour[0]!.toUpperCase(), at: [x, y + size * 0.45], size: size * 1.25, colour: 'on-own' })
}

function text(node: Text): string {
  const [x, y] = node.at
  const face = {
    x,
    y,
    'font-size': node.size,
    'text-anchor': node.anchor ?? 'middle',
    'font-weight': node.weight ?? 600,
    'font-style': node.italic ? 'italic' : undefined,
    style: `fill:${css(node.colour ?? 'ink')}${node.serif ? ';font-family:var(--serif)' : ''}`,
  }
  return `<text${attributes(face)}>${escaped(node.text)}</text>`
}
