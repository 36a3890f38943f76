import type { Principle } from './principle.ts';

/** Principles 1 to 20 of Altshuller, in our words. */
export const principlesFirst: readonly Principle[] = [
  {
    name: 'Segmentation',
    idea: 'Divide it into independent parts, make it easy to take apart, or divide it further.',
    tries: [
      'Split {it} into modules that can be changed one by one.',
      'Replace one large part of {it} by many small ones that act together.',
    ],
    examples: [
      'Bricks instead of a cast wall',
      'Venetian blinds instead of a solid shutter',
      'Shipping containers',
    ],
  },
  {
    name: 'Taking out',
    idea: 'Separate the part or property that disturbs, or keep only the one that is needed.',
    tries: [
      'Move whatever disturbs out of {it}, to another place or another moment.',
      'Find the one function that people want from {it} and deliver only that.',
    ],
    examples: [
      'The compressor of a split air conditioner stands outside',
      'Decaffeinated coffee',
      'A recorded bark instead of a guard dog',
    ],
  },
  {
    name: 'Local quality',
    idea: 'Let each part be different, in the condition that suits its own work.',
    tries: [
      'Make one zone of {it} harder, softer, warmer or denser than the rest.',
      'Give each part of {it} a job of its own.',
    ],
    examples: [
      'A pencil with an eraser at its end',
      'A blade that is hard at the edge and tough at the back',
      'Lunch boxes with compartments',
    ],
  },
  {
    name: 'Asymmetry',
    idea: 'Replace a symmetrical form by an asymmetrical one, or increase the asymmetry.',
    tries: [
      'Change the form of {it} where forces come from one side only.',
      'Shape {it} so that it can be put together in one way only.',
    ],
    examples: ['Plugs that fit only one way', 'Tyres with a stiffer outer shoulder', 'Ergonomic scissors'],
  },
  {
    name: 'Merging',
    idea: 'Bring like things together, or let operations happen at the same time.',
    tries: [
      'Join several copies of {it} so that they share what each has.',
      'Carry out two steps of {it} at once.',
    ],
    examples: ['Multi-core processors', 'Combine harvesters', 'Double glazing'],
  },
  {
    name: 'Universality',
    idea: 'Let one part do several jobs, so that others fall away.',
    tries: [
      'Give one part of {it} the job of its neighbour and drop the neighbour.',
      'Use {it} for a second purpose while it rests.',
    ],
    examples: ['A sofa bed', 'A car body that is also its frame', 'A USB-C port for power, data and picture'],
  },
  {
    name: 'Nested doll',
    idea: 'Put one thing into another, or let it pass through the hollow of another.',
    tries: [
      'Let parts of {it} slide into each other when they are not needed.',
      'Use the hollow of {it} for what now stands beside it.',
    ],
    examples: ['Telescopic antennas', 'Stacking chairs', 'Retractable landing gear'],
  },
  {
    name: 'Anti-weight',
    idea: 'Balance weight by something that lifts, or by air, water and other forces around.',
    tries: [
      'Couple {it} with something that lifts or pulls the other way.',
      'Let the flow around {it} carry a part of the load.',
    ],
    examples: [
      'The counterweight of a lift',
      'Hydrofoils',
      'A rear wing that presses a racing car to the road',
    ],
  },
  {
    name: 'Preliminary anti-action',
    idea: 'Do the opposite beforehand, so that harm meets its counter-force.',
    tries: [
      'Stress {it} beforehand against the load to come.',
      'Take a counter-measure before {it} does harm.',
    ],
    examples: ['Prestressed concrete', 'Masking tape before painting', 'Buffer solutions'],
  },
  {
    name: 'Preliminary action',
    idea: 'Do what is needed beforehand, wholly or in part, and set things ready in their place.',
    tries: [
      'Do part of the work of {it} before it is needed.',
      'Place what {it} will need where it will need it.',
    ],
    examples: ['Pre-pasted wallpaper', 'Perforated stamps', 'Surgical trays laid out in order'],
  },
  {
    name: 'Beforehand cushioning',
    idea: 'Prepare for what may fail, where reliability is low.',
    tries: [
      'Give {it} a reserve that acts when something fails.',
      'Choose the place at which {it} may fail without harm.',
    ],
    examples: ['Airbags', 'Fuses and shear pins', 'Reserve parachutes'],
  },
  {
    name: 'Equipotentiality',
    idea: 'Change the conditions so that nothing need be lifted, lowered or brought to another level.',
    tries: [
      'Bring the work to the level of {it} instead of lifting it.',
      'Let {it} stay at one level, pressure or voltage throughout.',
    ],
    examples: ['Canal locks', 'The pit in a car workshop', 'Low-floor buses'],
  },
  {
    name: 'The other way round',
    idea: 'Invert the action, let the fixed move and the moving stand, or turn it upside down.',
    tries: [
      'Let the surroundings move and {it} stand still.',
      'Do the opposite of what {it} does today, and see what that solves.',
    ],
    examples: ['Treadmills', 'Turning the workpiece instead of the tool', 'Upside-down ketchup bottles'],
  },
  {
    name: 'Curvature',
    idea: 'Replace straight by curved, flat by round, sliding by rolling, linear motion by rotation.',
    tries: [
      'Round the edges, faces or paths of {it}.',
      'Let {it} roll or turn where it slides or goes back and forth.',
    ],
    examples: ['Arches and domes', 'Ball bearings', 'Rotary instead of reciprocating pumps'],
  },
  {
    name: 'Dynamics',
    idea: 'Let it change to suit each stage; divide it into parts that move; make the rigid adjustable.',
    tries: [
      'Make a fixed dimension of {it} adjustable while it works.',
      'Give {it} a joint, so that it takes one form at rest and another at work.',
    ],
    examples: ['Folding bicycles', 'Aircraft flaps', 'Adjustable steering columns'],
  },
  {
    name: 'Partial or excessive action',
    idea: 'Where exactly enough is hard, do a little less or a little more, and settle the rest.',
    tries: [
      'Let {it} do too much on purpose and take away the surplus.',
      'Let {it} do nine tenths, and finish the rest in another way.',
    ],
    examples: [
      'Dipping a brush and wiping it off',
      'Filling over a stencil and scraping it level',
      'Rough turning before grinding',
    ],
  },
  {
    name: 'Another dimension',
    idea: 'Go from line to plane, from plane to space, into layers, to the other side, or tilt it.',
    tries: [
      'Arrange {it} in layers, or use its back side.',
      'Tilt {it}, or let it move in one more direction.',
    ],
    examples: ['Multi-storey car parks', 'Stacked memory chips', 'Spiral staircases'],
  },
  {
    name: 'Mechanical vibration',
    idea: 'Let it oscillate, raise the frequency, use resonance or ultrasound.',
    tries: [
      'Shake {it} where something sticks, settles or has to be mixed.',
      'Find the resonance of {it} and use it, or move away from it.',
    ],
    examples: ['Ultrasonic cleaning', 'Vibrating concrete as it is poured', 'Electric toothbrushes'],
  },
  {
    name: 'Periodic action',
    idea: 'Act in pulses instead of without pause, change the rhythm, and use the pauses.',
    tries: ['Let {it} act in pulses and rest in between.', 'Use the pauses of {it} for something else.'],
    examples: ['Anti-lock brakes', 'Pulsed lasers', 'Warning lights that flash'],
  },
  {
    name: 'Continuity of useful action',
    idea: 'Let all parts work all the time at full load, without idle strokes.',
    tries: [
      'Remove the way back of {it}, on which nothing useful happens.',
      'Store what {it} makes in excess, and let it run evenly.',
    ],
    examples: [
      'Continuous casting of steel',
      'Printers that print in both directions',
      'Flywheels that store energy',
    ],
  },
];
