export interface Trend {
  readonly name: string;
  readonly says: string;
  /** The stages of the S-curve at which it is the most fruitful. */
  readonly stages: readonly string[];
  /** {it} stands for the system. */
  readonly ask: string;
}

/** Laws of the development of technical systems, after Altshuller and later authors. */
export const trends: readonly Trend[] = [
  {
    name: 'Completeness of parts',
    says: 'A system works by itself when it has an engine, a transmission, a working part and a control.',
    stages: ['infancy'],
    ask: 'Which of the four does a person still do in {it}?',
  },
  {
    name: 'Flow of energy',
    says: 'Energy and information must pass through all parts, by fewer and fewer changes of form.',
    stages: ['infancy', 'growth'],
    ask: 'Where does {it} change energy from one form to another, and which of these changes can go?',
  },
  {
    name: 'Coordination of rhythms',
    says: 'Parts come into step, in frequency, form and material.',
    stages: ['growth'],
    ask: 'Which parts of {it} work against each other’s rhythm?',
  },
  {
    name: 'Greater ideality',
    says: 'Benefits grow, costs and harms shrink, until the function is there and the system is not.',
    stages: ['growth', 'maturity', 'decline'],
    ask: 'What in the surroundings could do what {it} does, for nothing?',
  },
  {
    name: 'Uneven development of parts',
    says: 'Parts ripen at different speed; the one that lags makes the contradictions.',
    stages: ['growth', 'maturity'],
    ask: 'Which part of {it} has changed least in ten years?',
  },
  {
    name: 'Transition to the supersystem',
    says: 'What can no longer grow alone becomes a part of something larger.',
    stages: ['maturity', 'decline'],
    ask: 'With what could {it} be joined, so that both lose a part?',
  },
  {
    name: 'Transition to the small',
    says: 'Work goes from bodies to grains, molecules and fields.',
    stages: ['maturity', 'decline'],
    ask: 'Which part of {it} could be done by powder, liquid, gas or a field?',
  },
  {
    name: 'More dynamics and control',
    says: 'From rigid to jointed, to flexible, to liquid, to field; from fixed to self-adjusting.',
    stages: ['growth', 'maturity'],
    ask: 'What is the next step of {it} on the way from rigid to flexible?',
  },
];
