/** Every knot of files that import each other, as the shortest way round from its first file. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  return knots(graph)
    .map((members) => shortestRound(graph, members))
    .toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}

interface Mark {
  readonly index: number;
  low: number;
  open: boolean;
}

/** Tarjan's strongly connected components, without recursion so that a long chain cannot overflow the stack. */
function knots(graph: ReadonlyMap<string, readonly string[]>): Set<string>[] {
  const marks = new Map<string, Mark>();
  const stack: string[] = [];
  const found: Set<string>[] = [];

  function enter(node: string) {
    const mark = { index: marks.size, low: marks.size, open: true };
    marks.set(node, mark);
    stack.push(node);
    return { node, mark, next: [...(graph.get(node) ?? [])] };
  }

  function close(node: string): void {
    const members = new Set<string>();
    let member: string | undefined;
    do {
      member = stack.pop();
      if (member === undefined) break;
      const mark = marks.get(member);
      if (mark !== undefined) mark.open = false;
      members.add(member);
    } while (member !== node);
    if (members.size > 1 || graph.get(node)?.includes(node) === true) found.push(members);
  }

  for (const start of graph.keys()) {
    if (marks.has(start)) continue;
    const visits = [enter(start)];
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const next = visit.next.pop();
      if (next === undefined) {
        visits.pop();
        const parent = visits.at(-1);
        if (parent !== undefined) parent.mark.low = Math.min(parent.mark.low, visit.mark.low);
        if (visit.mark.low === visit.mark.index) close(visit.node);
        continue;
      }
      const seen = marks.get(next);
      if (seen === undefined) visits.push(enter(next));
      else if (seen.open) visit.mark.low = Math.min(visit.mark.low, seen.index);
    }
  }
  return found;
}

function shortestRound(
  graph: ReadonlyMap<string, readonly string[]>,
  members: ReadonlySet<string>,
): string[] {
  const [start = ''] = [...members].toSorted();
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) {
        const round = [start];
        for (let at = node; at !== start; at = cameFrom.get(at) ?? start) round.unshift(at);
        return [start, ...round];
      }
      if (!members.has(next) || cameFrom.has(next)) continue;
      cameFrom.set(next, node);
      queue.push(next);
    }
  }
  return [start, start];
}
