import { describe, expect, it } from 'vitest';
import { limits } from '../../../kernel/limits.ts';
import { PostgrestError } from '../postgrest-error.ts';
import { type FairTurns, fairTurns, type Turn } from './fair-turns.ts';

const fine = { reads: true, cut: false };
const cut = { reads: true, cut: true };

class World {
  now = 1_000;
  readonly turns: FairTurns;
  readonly let: string[] = [];
  /** Whose turn it is, in the order in which they were let in. */
  readonly running: { party: string; turn: Turn }[] = [];
  readonly refused: unknown[] = [];
  readonly #later: { at: number; call: () => void }[] = [];

  constructor(engine: 'embedded' | 'postgres' = 'embedded', atOnce = 16) {
    const later = (ms: number, call: () => void) => this.#later.push({ at: this.now + ms, call });
    this.turns = fairTurns({ engine, atOnce, now: () => this.now, later });
  }

  ask(party: string): void {
    const letIn = (turn: Turn) => {
      this.let.push(party);
      this.running.push({ party, turn });
    };
    try {
      const given = this.turns.take(party);
      if (given instanceof Promise) given.then(letIn, (error: unknown) => this.refused.push(error));
      else letIn(given);
    } catch (error) {
      this.refused.push(error);
    }
  }

  async pass(ms: number): Promise<void> {
    this.now += ms;
    const due = this.#later.filter(({ at }) => at <= this.now);
    for (const one of due) this.#later.splice(this.#later.indexOf(one), 1);
    for (const { call } of due) call();
    await Promise.resolve();
    await Promise.resolve();
  }

  /** The oldest ends after so long. */
  async end(ms: number, outcome = fine): Promise<string> {
    const first = this.running.shift();
    if (first === undefined) throw new Error('Nobody runs.');
    await this.pass(ms);
    first.turn.spent(ms);
    first.turn.end(outcome);
    await Promise.resolve();
    await Promise.resolve();
    return first.party;
  }
}

describe('turns at the database', () => {
  it('are given at once while there is room', () => {
    const world = new World();
    world.ask('ada');
    world.ask('bob');
    expect(world.let).toEqual(['ada', 'bob']);
  });

  it('let a party whose questions are quick fill the database, and one whose are slow ask one at a time', async () => {
    const world = new World();
    for (let round = 0; round < 50; round++) {
      world.ask('quick');
      await world.end(0.5);
    }
    for (let more = 0; more < 20; more++) world.ask('quick');
    expect(world.running).toHaveLength(16);
    while (world.running.length > 0) await world.end(0.5);
    world.ask('slow');
    await world.end(400);
    await world.pass(20 * 400);
    for (let more = 0; more < 20; more++) world.ask('slow');
    expect(world.running).toHaveLength(1);
  });

  it('give one hostile client with 200 requests no more time than each of 20 others', async () => {
    const world = new World();
    const time = new Map<string, number>();
    for (let at = 0; at < 200; at++) world.ask('hostile');
    for (let at = 0; at < 20; at++) world.ask(`person ${at}`);
    for (let step = 0; step < 4_000; step++) {
      const isHostile = world.running[0]?.party === 'hostile';
      const ms = isHostile ? 90 : 5;
      const party = await world.end(ms);
      time.set(party, (time.get(party) ?? 0) + ms);
      world.ask(party);
    }
    const total = [...time.values()].reduce((sum, ms) => sum + ms, 0);
    const { hostile = 0, ...others } = Object.fromEntries(time);
    expect(hostile / total).toBeLessThan(0.08);
    expect(Math.min(...Object.values(others)) / total).toBeGreaterThan(0.03);
  });

  it('are refused to a party with too many requests in line, and to nobody else', () => {
    const world = new World();
    for (let at = 0; at < 200; at++) world.ask('hostile');
    world.ask('ada');
    expect(world.let).toContain('ada');
    expect(world.refused).toHaveLength(200 - 2 - limits.rest.waiting);
    expect(world.refused[0]).toMatchObject({
      status: 429,
      code: 'too_many_waiting',
      headers: { 'retry-after': '1' },
    });
  });

  it('are refused for a while after several were stopped, with those that wait, and given again then', async () => {
    const world = new World();
    for (let at = 0; at < 20; at++) world.ask('hostile');
    for (let at = 0; at < limits.rest.cuts; at++) await world.end(600, cut);
    world.ask('hostile');
    expect(world.running).toHaveLength(0);
    expect(world.refused).toHaveLength(20 - limits.rest.cuts + 1);
    for (const error of world.refused) {
      expect(error).toBeInstanceOf(PostgrestError);
      expect(error).toMatchObject({
        status: 429,
        code: 'too_many_stopped',
        headers: { 'retry-after': '60' },
      });
    }
    world.ask('ada');
    expect(world.let.at(-1)).toBe('ada');
    await world.pass(limits.rest.refusedMs);
    world.ask('hostile');
    expect(world.let.at(-1)).toBe('hostile');
  });

  it('do not count a stopped question for ever', async () => {
    const world = new World();
    for (let at = 0; at < 10; at++) {
      world.ask('ada');
      await world.end(600, cut);
      world.now += limits.rest.cutWindowMs / 2;
    }
    expect(world.refused).toEqual([]);
  });

  it('come after a rest for who asks slowly while others ask, and at once for who is alone', async () => {
    const world = new World();
    for (let at = 0; at < 3; at++) {
      world.ask('slow');
      await world.end(400);
    }
    expect(world.let).toEqual(['slow', 'slow', 'slow']);
    world.ask('ada');
    await world.end(1);
    world.ask('slow');
    expect(world.running).toHaveLength(0);
    // Others go on asking.
    for (let at = 0; at < 10; at++) {
      world.ask('ada');
      await world.end(1);
      await world.pass(500);
    }
    expect(world.let.filter((party) => party === 'slow')).toHaveLength(3);
    for (let at = 0; at < 6; at++) {
      world.ask('ada');
      await world.end(1);
      await world.pass(500);
    }
    expect(world.let.filter((party) => party === 'slow')).toHaveLength(4);
  });

  it('come at once after a slow question or two, even while others ask', async () => {
    const world = new World();
    for (let at = 0; at < 3; at++) {
      world.ask('ada');
      await world.end(1);
      world.ask('slow');
      await world.end(150);
    }
    expect(world.let.filter((party) => party === 'slow')).toHaveLength(3);
  });

  it('do not make anybody rest for those who went away', async () => {
    const world = new World();
    world.ask('ada');
    world.ask('slow');
    await world.end(1);
    await world.end(1_000);
    world.ask('slow');
    expect(world.running).toHaveLength(0);
    await world.pass(limits.rest.othersMs);
    expect(world.running).toHaveLength(1);
  });

  it('are given at once for writes, which wait for the disk', async () => {
    const world = new World();
    for (let at = 0; at < 20; at++) {
      world.ask('ada');
      world.ask('writer');
      await world.end(1);
      await world.end(500, { reads: false, cut: false });
    }
    expect(world.let).toHaveLength(40);
  });

  it('leave connections of PostgreSQL to others', () => {
    const world = new World('postgres', 10);
    for (let at = 0; at < 50; at++) world.ask('hostile');
    expect(world.running.length).toBeLessThanOrEqual(8);
    world.ask('ada');
    expect(world.let.at(-1)).toBe('ada');
  });

  it('give who comes new to PostgreSQL two at a time, and more as soon as theirs turn out to be quick', async () => {
    const world = new World('postgres', 10);
    for (let at = 0; at < 50; at++) world.ask('new');
    expect(world.running).toHaveLength(2);
    for (let at = 0; at < 20; at++) await world.end(2);
    expect(world.running).toHaveLength(8);
  });

  it('give one at a time to who asks PostgreSQL for as much as fills it', async () => {
    const world = new World('postgres', 10);
    world.ask('slow');
    await world.end(100);
    for (let at = 0; at < 50; at++) world.ask('slow');
    expect(world.running).toHaveLength(1);
  });

  it('let others at PostgreSQL work most of the time without one who asks for much, again and again', async () => {
    const world = new World('postgres', 10);
    const end = (party: string, spentMs: number) => {
      const at = world.running.findIndex((one) => one.party === party);
      for (const { turn } of at === -1 ? [] : world.running.splice(at, 1)) {
        turn.spent(spentMs);
        turn.end(fine);
      }
    };
    const [phaseMs, stepMs, slowMs] = [30_000, 20, 200];
    let hostileMs = 0;
    let runsMs = 0;
    for (let at = 0; at < 50; at++) world.ask('hostile');
    for (let ms = 0; ms < phaseMs; ms += stepMs) {
      await world.pass(stepMs);
      if (world.running.some(({ party }) => party === 'hostile')) {
        hostileMs += stepMs;
        runsMs += stepMs;
      }
      if (runsMs >= slowMs) {
        end('hostile', slowMs);
        runsMs = 0;
        world.ask('hostile');
      }
      world.ask('ada');
      expect(world.let.at(-1)).toBe('ada');
      end('ada', 2);
    }
    expect(hostileMs / phaseMs).toBeLessThan(0.2);
  });

  it('forget whom they need not remember', async () => {
    const world = new World();
    for (let at = 0; at < limits.rest.parties + 100; at++) {
      world.ask(`visitor ${at}`);
      await world.end(1);
    }
    expect(world.let).toHaveLength(limits.rest.parties + 100);
  });
});
