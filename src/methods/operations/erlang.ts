export interface Line {
  /** Arrivals and the time to serve one, in the same unit of time. */
  readonly arrivals: number;
  readonly serviceTime: number;
}

export interface LineReading {
  readonly servers: number;
  /** In share of their time. */
  readonly occupancy: number;
  readonly chanceToWait: number;
  /** The mean wait of all, in the unit of time. */
  readonly wait: number;
  readonly waiting: number;
  readonly inSystem: number;
  /** The share that is served within the limit. */
  readonly withinLimit: number;
}

/** Erlang's loss formula by its recursion, which never leaves the numbers that a machine can hold. */
export function erlangB(load: number, servers: number): number {
  let blocked = 1;
  for (let count = 1; count <= servers; count += 1) blocked = (load * blocked) / (count + load * blocked);
  return blocked;
}

/** Erlang, Solution of some problems in the theory of probabilities of significance in automatic telephone exchanges, 1917. */
export function erlangC(load: number, servers: number): number {
  if (servers <= load) return 1;
  const blocked = erlangB(load, servers);
  return blocked / (1 - (load / servers) * (1 - blocked));
}

/** A line with so many servers; undefined where it grows without end. */
export function readLine(
  { arrivals, serviceTime }: Line,
  servers: number,
  limit: number,
): LineReading | undefined {
  const load = arrivals * serviceTime;
  if (servers <= load) return undefined;
  const chanceToWait = erlangC(load, servers);
  const spare = servers - load;
  const wait = (chanceToWait * serviceTime) / spare;
  return {
    servers,
    occupancy: load / servers,
    chanceToWait,
    wait,
    waiting: arrivals * wait,
    inSystem: arrivals * (wait + serviceTime),
    withinLimit: 1 - chanceToWait * Math.exp((-spare * limit) / serviceTime),
  };
}

/** The fewest servers with which a share is served within the limit. */
export function serversFor(line: Line, limit: number, share: number, most: number): LineReading | undefined {
  const load = line.arrivals * line.serviceTime;
  for (let servers = Math.max(1, Math.floor(load) + 1); servers <= most; servers += 1) {
    const found = readLine(line, servers, limit);
    if (found !== undefined && found.withinLimit >= share) return found;
  }
  return undefined;
}
