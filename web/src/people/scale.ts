import type { RatingView } from '../lib/contract'

/** One scale for all ratings of a page, in steps of a hundred, wide enough for every range. */
export function scaleOf(ratings: readonly Pick<RatingView, 'rating' | 'doubt'>[]): { low: number; high: number } {
  const low = Math.min(1300, ...ratings.map(({ rating, doubt }) => rating - doubt))
  const high = Math.max(1800, ...ratings.map(({ rating, doubt }) => rating + doubt))
  return { low: Math.floor(low / 100) * 100, high: Math.ceil(high / 100) * 100 }
}
