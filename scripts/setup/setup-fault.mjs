/** Something that the person at the keyboard can mend: shown without a stack, with its own exit code. */
export class SetupFault extends Error {
  /**
   * @param {string} message
   * @param {number} exitCode 69 for something that is not there, 73 for what cannot be written, 78 for wrong settings
   */
  constructor(message, exitCode) {
    super(message);
    this.name = 'SetupFault';
    this.exitCode = exitCode;
  }
}

/**
 * Runs the work and turns a fault into its message and exit code.
 * @param {() => Promise<void>} work
 */
export async function orShowFault(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SetupFault)) throw error;
    console.error(error.message);
    process.exitCode = error.exitCode;
  }
}
