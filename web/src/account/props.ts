// What the parts of the account page are given: one answer of the server, and one way to change it.
import type { Account } from '../lib/contract'

export interface PartProps {
  known: Account
  busy: boolean
  change: (work: () => Promise<Account>, done?: string) => Promise<boolean>
}
