/**
 * How one thread stops what the engine does in another. PostgreSQL looks at two flags at every place where it can stop:
 * in the memory that both threads share they are set from outside, and the statement ends as if somebody had pressed
 * Ctrl-C: with an error of its own (57014), rolled back, the session sound.
 *
 * A turn is one message to the engine. The flags must reach the turn they were meant for and no other: who stops a turn
 * claims it first, and a turn that ends while it is claimed waits until the flags are set and takes them back.
 */
export interface InterruptPlace {
  memory: SharedArrayBuffer;
  /** Addresses of two whole numbers within the memory. */
  interruptPending: number;
  queryCancelPending: number;
  /** One word: the number of the turn that runs, or one of the below. */
  turn: SharedArrayBuffer;
}

const nobody = 0;
const claimed = -1;
const stopped = -2;

/** In the thread of the engine. */
export class TurnKeeper {
  readonly #turn: Int32Array;
  readonly #place: InterruptPlace;

  constructor(place: InterruptPlace) {
    this.#place = place;
    this.#turn = new Int32Array(place.turn);
  }

  begin(id: number): void {
    Atomics.store(this.#turn, 0, id);
  }

  end(id: number): void {
    if (Atomics.compareExchange(this.#turn, 0, id, nobody) === id) return;
    Atomics.wait(this.#turn, 0, claimed);
    setFlags(this.#place, 0);
    Atomics.store(this.#turn, 0, nobody);
  }
}

/** In the thread of the server. True when the turn still ran and will end soon. */
export function stopTurn(place: InterruptPlace, id: number): boolean {
  const turn = new Int32Array(place.turn);
  if (Atomics.compareExchange(turn, 0, id, claimed) !== id) return false;
  setFlags(place, 1);
  Atomics.store(turn, 0, stopped);
  Atomics.notify(turn, 0);
  return true;
}

/** The second one last: it is the one that is looked at. */
function setFlags(place: InterruptPlace, value: 0 | 1): void {
  const words = new Int32Array(place.memory);
  Atomics.store(words, place.queryCancelPending / Int32Array.BYTES_PER_ELEMENT, value);
  Atomics.store(words, place.interruptPending / Int32Array.BYTES_PER_ELEMENT, value);
}
