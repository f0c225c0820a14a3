import { describe, expect, it } from 'vitest'
import { applied } from './changes'
import type { ObjectChange, Scene } from './contract'
import fixture from '../table/fixtures/changes.json'

const game = fixture.game as unknown as { first: Scene; steps: ObjectChange[]; last: Scene }
const objects = fixture.objects as object[]
const steps = fixture.steps as unknown as ObjectChange[]
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

describe('applied', () => {
  it('makes of each object the next, names in the same order, and leaves it as it was', () => {
    steps.forEach((step, k) => {
      const before = copy(objects[k]!)
      expect(JSON.stringify(applied(before, step))).toBe(JSON.stringify(objects[k + 1]))
      expect(before).toEqual(objects[k])
    })
  })

  it('follows a game from its first scene to its last', () => {
    const last = game.steps.reduce((scene, step) => applied(scene, step), game.first)
    expect(JSON.stringify(last)).toBe(JSON.stringify(game.last))
  })

  it('keeps what stays as the same objects', () => {
    const scene = applied(game.first, game.steps[0]!)
    expect(scene).not.toBe(game.first)
    expect(scene.captions).toBe(game.first.captions)
    expect(scene.areas[0]).toBe(game.first.areas[0])
  })
})
