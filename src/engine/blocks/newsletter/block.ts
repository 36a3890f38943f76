import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf } from '../../fit/find-fields.ts';
import { email } from '../../knowledge/thing.ts';
import type { AppSpec, EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string(), text: z.string().optional() });
type NewsletterProps = z.infer<typeof props>;

const subscribers: EntitySpec = {
  name: 'subscribers',
  one: 'Subscriber',
  many: 'Subscribers',
  title: 'email',
  fields: [email('email', 'E-mail', { required: true })],
  samples: [{ email: 'hana@example.com' }, { email: 'lucas@example.com' }],
};

const heading = 'Stay in the picture';

function addressOf(spec: AppSpec, name: string): string {
  const entity = entityOf(spec, name);
  return entity?.fields.find(({ kind }) => kind === 'email')?.name ?? entity?.title ?? 'email';
}

/** Subscribing with an e-mail address. */
export const block = defineBlock<NewsletterProps>({
  id: 'newsletter',
  title: 'Newsletter',
  words: [
    'newsletter',
    'newsletter subscription',
    'newsletter signup',
    'subscribe to newsletter',
    'email subscription',
    'subscribe by email',
    'email signup',
    'mailing list',
    'subscribe to update',
    'subscription form',
    'subscribe for update',
    'news subscription',
    'collect email',
    'waitlist',
    'join waitlist',
  ],
  size: 'part',
  props,
  example: { entity: 'things' },
  fit: ({ text }) => ({
    title: /wait ?list/i.test(text) ? 'Join the waiting list' : heading,
    props: { entity: subscribers.name },
    entities: [subscribers],
  }),
  emit: ({ entity, text }, section, { file, spec, ...context }) => ({
    tag: file.use('Newsletter', 'content/newsletter.tsx'),
    props: {
      entity: new Code(context.entity(entity)),
      address: addressOf(spec, entity),
      title: section.title ?? heading,
      text: text ?? 'News and new entries, once a month. You can leave at any time.',
    },
  }),
  prove: (_props, _section, { page }) => [
    {
      name: 'Subscribing is checked, confirmed, kept and can be taken back',
      steps: [
        { do: 'open', path: page.path },
        { do: 'fill', label: 'Your e-mail', value: 'not an address' },
        { do: 'press', name: 'Subscribe' },
        { do: 'see', text: 'Enter an e-mail address' },
        { do: 'fill', label: 'Your e-mail', value: 'visitor@example.com' },
        { do: 'press', name: 'Subscribe' },
        { do: 'see', text: 'You are subscribed.' },
        { do: 'reload' },
        { do: 'see', text: 'Subscribed with visitor@example.com.' },
        { do: 'press', name: 'Unsubscribe' },
        { do: 'see', text: 'You are no longer subscribed.' },
      ],
    },
  ],
});
