import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../lib/api'
import type { Board as Shown, Lesson, LessonFeedback, LessonStep } from '../lib/contract'
import { session } from '../lib/session.svelte'
import { act } from '../table/testing'
import { LessonRun } from './lesson.svelte'

const step = (id: string, ...tasks: string[]): LessonStep => ({
  id,
  title: id,
  text: '',
  note: '',
  pointers: [],
  tasks,
  help: '',
  illegal: 'The lesson adds this.',
  rules: '',
  rules_title: '',
})
const steps = [step('read'), step('ask', 'Do it.'), step('turn', 'First.', 'Second.')]
const lesson: Lesson = {
  head: {
    game: 'g',
    id: 'l',
    number: 1,
    title: 'L',
    about: '',
    minutes: 2,
    steps: steps.map(({ id }) => id),
    done: [],
  },
  count: 1,
  steps,
  later: [],
  next: null,
}
const shown: Shown = {
  game: 'g',
  seat: 0,
  before: 0,
  number: 0,
  to_move: 0,
  over: false,
  scene: { ...act, viewer: 0, to_move: 0 },
  decisions: [],
  played: [],
  scores: [],
}
const good = act.choices[0]!.notation
const other = act.choices[1]!.notation

describe('LessonRun', () => {
  let run: LessonRun
  let boards: string[][]
  let kept: string[]

  beforeEach(async () => {
    vi.useFakeTimers()
    boards = []
    kept = []
    vi.spyOn(api, 'lesson').mockResolvedValue(lesson)
    vi.spyOn(api, 'board').mockImplementation((wish) => {
      boards.push(wish.decisions ?? [])
      return Promise.resolve(shown)
    })
    vi.spyOn(api, 'tryLesson').mockImplementation((_, __, number, { decisions = [] }) => {
      const right = decisions.at(-1) === good
      const whole = decisions.length === steps[number]!.tasks.length
      const made = right ? decisions : decisions.slice(0, -1)
      return Promise.resolve({
        verdict: right ? (whole ? 'right' : 'onward') : 'other',
        reason: '',
        told: 'told',
        gain: '',
        line: 'line',
        decisions: made,
        done: made.length,
        after: right && whole ? ['after'] : [],
        right: [good],
      } satisfies LessonFeedback)
    })
    vi.spyOn(api, 'lessonDone').mockImplementation((_, __, id) => {
      kept.push(id)
      return Promise.resolve(lesson.head)
    })
    vi.spyOn(session, 'anyone').mockResolvedValue({
      id: 'a',
      name: 'Ann',
      login: null,
      preferences: {},
      operator: false,
    })
    run = new LessonRun('g', 'l')
    await run.open()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it('is read on, and that is kept', async () => {
    expect([run.asks, run.ready]).toEqual([false, true])
    await run.next()
    await vi.runAllTimersAsync()
    expect([run.number, run.ready, kept]).toEqual([1, false, ['read']])
  })

  it('shows a wrong try, takes it back by itself, and says what it would have brought', async () => {
    await run.next()
    const tried = run.decide(other, 'place')
    await vi.advanceTimersByTimeAsync(10)
    expect([run.said?.verdict, run.wrong, run.missed, run.busy]).toEqual(['other', 1, 'place', true])
    expect(boards.at(-1)).toEqual([other])
    await vi.runAllTimersAsync()
    await tried
    expect([run.board?.decisions, run.busy, run.tried]).toEqual([[], false, []])
    await expect(run.next()).resolves.toBeUndefined()
    expect(run.number).toBe(1) // not done yet
  })

  it('rings “Show me” after the second wrong try; after the third only what is right can be chosen', async () => {
    await run.next()
    run.refuse('a', 'A rule says no.')
    expect([run.said?.reason, run.said?.line, run.ringed]).toEqual(['A rule says no.', 'The lesson adds this.', false])
    run.refuse('a', 'A rule says no.')
    expect(run.ringed).toBe(true)
    expect(run.asked(shown.scene, () => false).length).toBe(act.choices.length)
    run.refuse('a', 'A rule says no.')
    await vi.runAllTimersAsync()
    expect(run.asked(shown.scene, () => false).map(({ notation }) => notation)).toEqual([good])
  })

  it('leaves out what is taught later', async () => {
    await run.next()
    const [target] = act.choices[0]!.targets
    expect(run.asked(shown.scene, (id) => id === target)).not.toContainEqual(act.choices[0])
  })

  it('shows what is right, decision by decision, and hands on what was decided', async () => {
    await run.next()
    await run.show()
    expect([run.said?.verdict, run.ready]).toEqual(['right', true])
    await run.next()
    expect(run.board?.source).toMatchObject({ step: 2, before: ['after'] })
    expect(run.task).toBe('First.')
    await run.show()
    expect([run.said?.verdict, run.task, run.ready]).toEqual(['onward', 'Second.', false])
    await run.show()
    await run.next()
    await vi.runAllTimersAsync()
    expect([run.over, kept]).toEqual([true, ['read', 'ask', 'turn']])
  })

  it('can be skipped and gone back to; what was skipped stays open', async () => {
    await run.next()
    await run.skip()
    expect([run.number, run.done]).toEqual([2, ['read']])
    await run.back()
    expect(run.number).toBe(1)
  })
})
