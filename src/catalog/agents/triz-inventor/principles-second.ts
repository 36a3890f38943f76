import type { Principle } from './principle.ts';

/** Principles 21 to 40 of Altshuller, in our words. */
export const principlesSecond: readonly Principle[] = [
  {
    name: 'Skipping',
    idea: 'Go through the harmful or risky stage so fast that harm has no time.',
    tries: [
      'Let {it} pass the dangerous moment at high speed.',
      'Leave out the stage of {it} in which most harm is done.',
    ],
    examples: [
      'Flash pasteurisation',
      'High-speed dental drills',
      'Cutting thin plastic pipe faster than it deforms',
    ],
  },
  {
    name: 'Blessing in disguise',
    idea: 'Use what is harmful for something good, set one harm against another, or raise it until it stops being harmful.',
    tries: [
      'Turn the waste, heat or noise of {it} into something that is needed.',
      'Set two harmful effects of {it} against each other.',
    ],
    examples: ['Combined heat and power', 'Backfires against forest fires', 'Vaccination'],
  },
  {
    name: 'Feedback',
    idea: 'Let the result act back on the action; if it already does, change how strongly.',
    tries: ['Measure what {it} does and let that steer it.', 'Show people at once what they do with {it}.'],
    examples: ['Thermostats', 'Cruise control', 'Noise-cancelling headphones'],
  },
  {
    name: 'Intermediary',
    idea: 'Put something in between that carries the action, and take it away afterwards.',
    tries: [
      'Put a carrier between {it} and what it acts on.',
      'Join {it} for a while with something that is easily removed.',
    ],
    examples: ['Oven gloves', 'Catalysts', 'Payment in escrow'],
  },
  {
    name: 'Self-service',
    idea: 'Let it serve and repair itself, and live on waste.',
    tries: [
      'Let {it} clean, sharpen, fill or set itself while it works.',
      'Drive {it} with energy or matter that is lost today.',
    ],
    examples: [
      'Ploughshares that sharpen themselves as they wear',
      'Tubeless tyres with sealant',
      'Regenerative braking',
    ],
  },
  {
    name: 'Copying',
    idea: 'Use a simple, cheap copy or a picture in place of what is dear, fragile or far.',
    tries: [
      'Work on a model or picture of {it} instead of on the original.',
      'Use infrared, ultraviolet or data where light or touch is used.',
    ],
    examples: ['Flight simulators', 'Measuring trees by their shadow', 'Digital twins'],
  },
  {
    name: 'Cheap short-lived objects',
    idea: 'Replace a dear lasting thing by many cheap ones that need not last.',
    tries: [
      'Make the part of {it} that wears a cheap one that is changed.',
      'Ask how long {it} has to last, and make it last just that long.',
    ],
    examples: ['Disposable syringes', 'Replaceable razor blades', 'Crash barriers that are sacrificed'],
  },
  {
    name: 'Mechanics substitution',
    idea: 'Replace mechanical means by light, sound, smell or fields.',
    tries: [
      'Let light, sound or a magnetic field do what a mechanical part of {it} does.',
      'Replace a contact in {it} by a sensor without contact.',
    ],
    examples: ['Maglev trains', 'Computer mice with optical sensors', 'The smell that is added to gas'],
  },
  {
    name: 'Pneumatics and hydraulics',
    idea: 'Use gas or liquid in place of solid parts.',
    tries: [
      'Let air or liquid carry, cushion or move a part of {it}.',
      'Make a solid part of {it} inflatable or filled with gel.',
    ],
    examples: ['Bubble wrap', 'Hydraulic brakes', 'Air beds'],
  },
  {
    name: 'Flexible shells and thin films',
    idea: 'Use skins and films in place of bodies, or to part it from its surroundings.',
    tries: [
      'Replace a thick wall of {it} by a skin under tension.',
      'Cover {it} with a film that keeps apart what must not meet.',
    ],
    examples: ['Tensile roofs', 'Stretch wrapping', 'Thin-film solar cells'],
  },
  {
    name: 'Porous materials',
    idea: 'Make it porous, add porous parts, or fill the pores with something useful.',
    tries: [
      'Make the solid parts of {it} foam, mesh or sponge.',
      'Store in the pores of {it} what has to be given off slowly.',
    ],
    examples: ['Aerated concrete', 'Self-lubricating bearings', 'Membrane clothing'],
  },
  {
    name: 'Colour changes',
    idea: 'Change colour or transparency, of it or around it, to show or to hide.',
    tries: [
      'Let {it} show its state by colour.',
      'Make a part of {it} transparent, so that one sees inside.',
    ],
    examples: ['Temperature-sensitive labels', 'Photochromic glasses', 'Clear bandages'],
  },
  {
    name: 'Homogeneity',
    idea: 'Let what touches be of the same or a like material.',
    tries: [
      'Make what touches {it} of the same material.',
      'Let the packaging or the tool be made of what {it} is made of.',
    ],
    examples: ['Cutting diamonds with diamond dust', 'Edible ice-cream cones', 'Dissolving stitches'],
  },
  {
    name: 'Discarding and recovering',
    idea: 'Let parts that have done their work vanish, and restore those that are used up.',
    tries: [
      'Let the part of {it} that is no longer needed dissolve, drop off or be used up.',
      'Refill what {it} consumes while it works.',
    ],
    examples: ['Rocket stages', 'Capsules that dissolve', 'Mechanical pencils'],
  },
  {
    name: 'Parameter changes',
    idea: 'Change state, concentration, flexibility, temperature or pressure.',
    tries: [
      'Let {it} or a part of it be liquid, frozen, gas or paste at the right moment.',
      'Change the concentration, temperature or flexibility of {it}, far more than seems sensible.',
    ],
    examples: [
      'Liquefied gas for transport',
      'Frozen centres of sweets that are dipped',
      'Vulcanised rubber',
    ],
  },
  {
    name: 'Phase transitions',
    idea: 'Use what happens when matter changes its state: heat, volume, magnetism.',
    tries: [
      'Let something in {it} melt or boil to store or carry heat.',
      'Use the change of volume when something in {it} freezes.',
    ],
    examples: ['Heat pipes', 'Phase-change packs for cooling', 'Ice as a splitting wedge'],
  },
  {
    name: 'Thermal expansion',
    idea: 'Use expansion by heat, or two materials that expand differently.',
    tries: [
      'Let warmth or cold tighten, loosen or move a part of {it}.',
      'Join two materials in {it} that expand differently.',
    ],
    examples: ['Bimetal switches', 'Shrink fitting', 'Roof windows of greenhouses that open by wax'],
  },
  {
    name: 'Strong oxidants',
    idea: 'Enrich what drives the process: air, oxygen, ozone; in other fields, a more active partner.',
    tries: [
      'Replace the air around {it} by something that reacts more strongly.',
      'Add the ingredient that makes {it} react faster.',
    ],
    examples: ['Oxygen in steel converters', 'Ozone in drinking water', 'Oxygen tents'],
  },
  {
    name: 'Inert atmosphere',
    idea: 'Replace the surroundings by calm ones, or add neutral parts.',
    tries: [
      'Put {it} into a vacuum, a gas or a foam in which nothing happens.',
      'Add a neutral filler to {it} that dampens what is harmful.',
    ],
    examples: ['Argon in welding', 'Nitrogen in bags of crisps', 'Sound-absorbing panels'],
  },
  {
    name: 'Composite materials',
    idea: 'Go from one material to several that act together.',
    tries: [
      'Make {it} of layers or fibres, each good at one thing.',
      'Put stiffness only along the lines in which {it} is loaded.',
    ],
    examples: ['Reinforced concrete', 'Carbon-fibre frames', 'Plywood'],
  },
];
