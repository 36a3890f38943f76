/** A description on the first page whose app runs there as soon as it is pressed. */
export interface TrialExample {
  readonly id: string;
  /** On its button. */
  readonly label: string;
  readonly prompt: string;
  /** A sentence that changes it, to be pressed or to be read as an example. */
  readonly change: string;
}

export const trialExamples: readonly [TrialExample, TrialExample, TrialExample] = [
  {
    id: 'salon',
    label: 'Hair salon',
    prompt: 'Bookings for my hair salon',
    change: 'Rename bookings to appointments',
  },
  {
    id: 'tools',
    label: 'Lending tools',
    prompt: 'A lending library for tools in our street',
    change: 'Add a deposit to tools',
  },
  {
    id: 'plants',
    label: 'Watering plants',
    prompt: 'A plant watering tracker',
    change: 'Add a light level to plants',
  },
];
