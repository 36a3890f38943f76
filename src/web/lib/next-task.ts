/** Goes on in a task of its own, so that what was pressed or has to be painted comes first. */
export function nextTask(): Promise<void> {
  return new Promise((next) => setTimeout(next));
}
