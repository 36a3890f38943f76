import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { hasRoomFor } from '../../fit/domain-words.ts';
import { entityOf } from '../../fit/find-fields.ts';
import { inText } from '../../library/words/in-text.ts';
import { fillSteps } from '../../proof/fill-form.ts';
import type { ProofStep } from '../../proof/proof-step.ts';
import { ownForm, ownFormName, stepsOf } from './wizard-steps.ts';

const props = z.object({
  entity: z.string(),
  steps: z.array(z.object({ title: z.string(), fields: z.array(z.string()).min(1) })).min(1),
  code: z.boolean().optional(),
});

/** A form in several steps. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'wizard',
  title: 'Form in steps',
  words: [
    'multi-step form',
    'multi step form',
    'multi-step',
    'multistep form',
    'step-by-step form',
    'step by step form',
    'form wizard',
    'wizard',
    'application form',
    'registration form',
    'online application form',
    'onboarding',
    'onboarding form',
    'onboarding flow',
    'form with progress bar',
    'verification code',
    'sms verification',
    'email verification',
    'submit application form',
  ],
  size: 'app',
  props,
  example: {
    entity: 'things',
    steps: [
      { title: 'Basics', fields: ['title', 'description'] },
      { title: 'Details', fields: ['category', 'price'] },
    ],
    code: true,
  },
  fit(need) {
    const code = /verif|\bsms\b|\bcodes?\b|\botp\b/i.test(need.text);
    const asksCode = code ? { code } : {};
    const own = need.entities.some(({ name }) => name === ownFormName);
    const known = need.entity;
    const usable =
      !own &&
      need.details.length < 2 &&
      known !== undefined &&
      !/progress|navigation|form|step|field|code|page|button|illustration/i.test(known.name);
    if (usable && stepsOf(known).length > 1)
      return {
        title: `New ${inText(known.one)}, step by step`,
        props: { entity: known.name, steps: stepsOf(known), ...asksCode },
        entities: [
          {
            ...known,
            fields: [{ name: 'reference', label: 'Reference', kind: 'text', automatic: true }],
            samples: [],
          },
        ],
      };
    if (!own && !hasRoomFor(need, 1)) return undefined;
    const { entity, steps } = ownForm(need);
    return {
      title: /onboard/i.test(need.subject) ? 'Get started' : 'Application',
      props: { entity: entity.name, steps, ...asksCode },
      entities: [entity],
    };
  },
  emit: ({ entity, ...rest }, _section, { file, ...context }) => ({
    tag: file.use('Wizard', 'interaction/wizard/wizard.tsx'),
    props: { entity: new Code(context.entity(entity)), ...rest },
  }),
  prove({ entity: name, steps, code }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const open = { do: 'open', path: page.path } as const;
    const fields = ({ fields: asked }: { fields: readonly string[] }) =>
      asked.flatMap((one) => entity.fields.find((field) => field.name === one) ?? []);
    const [first] = steps;
    const required = first === undefined ? undefined : fields(first).find((field) => field.required === true);
    const checked: ProofStep[] =
      required === undefined || required.kind === 'choice' || required.kind === 'yes-no'
        ? []
        : [
            { do: 'press', name: 'Next' },
            { do: 'see', text: `${required.label} is required.` },
          ];
    const filled = steps.flatMap((step, index): ProofStep[] => [
      { do: 'see', text: `Step ${index + 1} of` },
      ...fillSteps(fields(step), spec),
      { do: 'press', name: 'Next' },
    ]);
    const verified: ProofStep[] =
      code === true
        ? [
            { do: 'see', text: 'Simulated' },
            { do: 'press', name: 'Verify code' },
            { do: 'see', text: 'This is not the code.' },
            { do: 'press', name: 'Use this code' },
            { do: 'press', name: 'Verify code' },
          ]
        : [];
    return [
      {
        name: 'Every step is checked, all is reviewed and confirmed with a number',
        steps: [
          open,
          ...checked,
          ...filled,
          ...verified,
          { do: 'see', text: 'Check what you entered' },
          { do: 'press', name: 'Submit' },
          { do: 'see', text: 'REF-' },
        ],
      },
    ];
  },
});
