export interface Expense {
  readonly id: string;
  readonly what: string;
  readonly amount: number;
  readonly paidBy: string;
  readonly among: readonly string[];
  readonly at: string;
}

export interface Payment {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly at: string;
}

const cents = (amount: number) => Math.round(amount * 100);

/** Equal shares in cents; what does not divide goes to the first ones, a cent each. */
export function sharesOf(total: number, count: number): readonly number[] {
  const each = Math.floor(total / count);
  const rest = total - each * count;
  return Array.from({ length: count }, (_, index) => each + (index < rest ? 1 : 0));
}

/** What everybody has paid more than their share; less than 0 for who owes. */
export function balances(
  people: readonly string[],
  expenses: readonly Expense[],
  payments: readonly Payment[],
): ReadonlyMap<string, number> {
  const sums = new Map(people.map((person) => [person, 0]));
  const add = (person: string, value: number) => sums.set(person, (sums.get(person) ?? 0) + value);
  for (const { amount, paidBy, among } of expenses) {
    if (among.length === 0) continue;
    const shares = sharesOf(cents(amount), among.length);
    add(paidBy, cents(amount));
    for (const [index, person] of among.entries()) add(person, -(shares[index] ?? 0));
  }
  for (const { from, to, amount } of payments) {
    add(from, cents(amount));
    add(to, -cents(amount));
  }
  return new Map([...sums].map(([person, value]) => [person, value / 100]));
}

export interface Debt {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Few payments after which nobody owes anything: the largest debt goes to whom most is owed. */
export function debtsOf(sums: ReadonlyMap<string, number>): readonly Debt[] {
  const open = [...sums].map(([person, value]) => ({ person, value: cents(value) }));
  const debts: Debt[] = [];
  for (let round = 0; round < open.length * 2; round += 1) {
    open.sort((a, b) => a.value - b.value);
    const from = open[0];
    const to = open.at(-1);
    if (from === undefined || to === undefined || from.value >= 0 || to.value <= 0) break;
    const amount = Math.min(-from.value, to.value);
    from.value += amount;
    to.value -= amount;
    debts.push({ from: from.person, to: to.person, amount: amount / 100 });
  }
  return debts;
}
