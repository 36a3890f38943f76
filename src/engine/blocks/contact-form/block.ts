import { z } from 'zod';
import { type BlockNeed, defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf } from '../../fit/find-fields.ts';
import { withArticle } from '../../grammar/article.ts';
import { choice, email, longText, phone, text } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';
import { isAsked } from '../../proof/fill-form.ts';
import { enterSteps } from '../../proof/obeying-filling.ts';
import type { ProofCase } from '../../proof/proof-step.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({
  entity: z.string(),
  submitLabel: z.string().optional(),
  points: z
    .array(z.object({ kind: z.enum(['phone', 'email', 'address']), value: z.string() }))
    .max(3)
    .optional(),
});
type ContactProps = z.infer<typeof props>;

const points: NonNullable<ContactProps['points']> = [
  { kind: 'phone', value: '+1 555 010 0199' },
  { kind: 'email', value: 'hello@example.com' },
  { kind: 'address', value: '12 Harbour Street, Springfield' },
];

const forms = {
  contact: { name: 'contactMessages', one: 'Message', many: 'Messages', topic: 'Subject' },
  inquiry: { name: 'inquiries', one: 'Inquiry', many: 'Inquiries', topic: 'Subject' },
  feedback: { name: 'feedbackMessages', one: 'Feedback message', many: 'Feedback messages', topic: 'About' },
} as const;

function formOf({ text: asked }: BlockNeed): keyof typeof forms {
  if (/feedback|complain|suggestion/i.test(asked)) return 'feedback';
  return /inquir|enquir|quote|consult/i.test(asked) ? 'inquiry' : 'contact';
}

function entityFor(kind: keyof typeof forms): EntitySpec {
  const { name, one, many, topic } = forms[kind];
  return {
    name,
    one,
    many,
    title: 'subject',
    fields: [
      text('name', 'Name', { required: true }),
      email('email', 'Email', { required: true }),
      phone('phone', 'Phone'),
      text('subject', topic, { required: true }),
      longText('message', 'Message', { required: true }),
      choice('status', 'Status', ['New', 'Answered'], { start: 'New', automatic: true }),
    ],
    samples: [
      {
        name: 'Ravi Menon',
        email: 'ravi@example.com',
        phone: '+1 555 010 0142',
        subject: 'Opening hours',
        message: 'Are you open on the first Saturday of the month?',
        status: 'Answered',
      },
      {
        name: 'Sofia Lindqvist',
        email: 'sofia@example.com',
        phone: '',
        subject: 'A question about prices',
        message: 'Is there a lower price for groups of ten and more?',
        status: 'New',
      },
    ],
  };
}

/** A form for writing to the people behind the app. */
export const block = defineBlock<ContactProps>({
  id: 'contact-form',
  title: 'Contact form',
  words: [
    'contact form',
    'contact us',
    'contact page',
    'contact information',
    'contact detail',
    'contact section',
    'contact support',
    'contact the team',
    'inquiry form',
    'enquiry form',
    'submit inquiry',
    'send inquiry',
    'online inquiry',
    'inquiry',
    'consultation form',
    'send message form',
    'customer support',
    'get in touch',
    'leave message',
    'message board',
  ],
  size: 'page',
  props,
  example: { entity: 'things', points },
  fit(need) {
    const kind = formOf(need);
    const entity = entityFor(kind);
    return {
      title: kind === 'contact' ? 'Contact' : kind === 'inquiry' ? 'Inquiry' : 'Feedback',
      props: {
        entity: entity.name,
        submitLabel: kind === 'contact' ? 'Send message' : `Submit ${kind}`,
        ...(kind === 'feedback' ? {} : { points }),
      },
      entities: [entity],
    };
  },
  emit({ entity, submitLabel = 'Send', points: shown }, section, { file, spec, page, ...context }) {
    const one = inText(entityOf(spec, entity)?.one ?? 'Message');
    const heading = section.title !== undefined && section.title !== page.title ? section.title : undefined;
    return {
      tag: file.use('ContactForm', 'content/contact-form.tsx'),
      props: {
        entity: new Code(context.entity(entity)),
        title: heading ?? `Write ${withArticle(one)}`,
        submitLabel,
        points: shown === undefined || shown.length === 0 ? undefined : shown,
      },
    };
  },
  prove({ entity: name, submitLabel = 'Send' }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    if (entity === undefined) return [];
    const open = { do: 'open', path: page.path } as const;
    const entered = enterSteps({ entity, spec });
    if (entered === undefined) return [];
    const cases: ProofCase[] = [
      {
        name: `Sending ${withArticle(inText(entity.one))} is confirmed and listed`,
        steps: [
          open,
          ...entered,
          { do: 'press', name: submitLabel },
          { do: 'see', text: `Your ${inText(entity.one)} was sent.` },
          { do: 'see', text: `Your ${inText(entity.many)} (1)` },
          { do: 'reload' },
          { do: 'see', text: `Your ${inText(entity.many)} (1)` },
        ],
      },
    ];
    const required = entity.fields.find((field) => field.required === true && isAsked(field));
    if (required !== undefined)
      cases.push({
        name: 'What is missing is said',
        steps: [
          open,
          { do: 'press', name: submitLabel },
          { do: 'see', text: required.kind === 'choice' ? submitLabel : `${required.label} is required.` },
        ],
      });
    return cases;
  },
});
