/** Colours of the seats, in order: as kontor/kernel/scene.py gives them. */
export const COLOURS = ['blue', 'red', 'yellow', 'white', 'purple'] as const
