import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { Code } from '../../emit/print-value.ts';
import { entityOf, sampleTitle } from '../../fit/find-fields.ts';
import { email, image, longText, text } from '../../knowledge/thing.ts';
import { inText } from '../../library/words/in-text.ts';
import type { EntitySpec } from '../../spec/app-spec.ts';

const props = z.object({ entity: z.string() });
type TeamProps = z.infer<typeof props>;

const people =
  /member|employee|staff|teacher|doctor|trainer|coach|instructor|expert|author|artist|designer|lawyer|consultant|agent|speaker|tutor|player|driver|worker|realtor|stylist|chef/i;

const teamMembers: EntitySpec = {
  name: 'teamMembers',
  one: 'Team member',
  many: 'Team members',
  title: 'name',
  fields: [
    text('name', 'Name', { required: true }),
    text('role', 'Role'),
    longText('about', 'About'),
    email('email', 'Email'),
    image('image', 'Picture'),
  ],
  samples: [
    {
      name: 'Maya Torres',
      role: 'Founder',
      about: 'Started it all at a kitchen table.',
      email: 'maya@example.com',
    },
    {
      name: 'Daniel Okafor',
      role: 'Design',
      about: 'Draws first and talks later.',
      email: 'daniel@example.com',
    },
    {
      name: 'Hana Sato',
      role: 'Engineering',
      about: 'Keeps things fast and simple.',
      email: 'hana@example.com',
    },
    {
      name: 'Lucas Moreau',
      role: 'Customers',
      about: 'Answers within the hour.',
      email: 'lucas@example.com',
    },
  ],
};

/** The people behind something. */
export const block = defineBlock<TeamProps>({
  id: 'team',
  title: 'Team',
  words: [
    'team',
    'our team',
    'team member',
    'team introduction',
    'team page',
    'team section',
    'team display',
    'team profile',
    'meet the team',
    'staff page',
    'staff introduction',
    'teacher introduction',
    'doctor introduction',
    'expert introduction',
    'trainer profile',
    'instructor profile',
    'member introduction',
    'about the team',
    'employee directory',
  ],
  size: 'page',
  props,
  example: { entity: 'things' },
  fit({ entity, entities }) {
    const known = [entity, ...entities].find((one) => one !== undefined && people.test(one.one));
    if (known !== undefined) return { title: `Our ${inText(known.many)}`, props: { entity: known.name } };
    return { title: 'Team', props: { entity: teamMembers.name }, entities: [teamMembers] };
  },
  emit: ({ entity }, section, { file, spec, page, ...context }) => ({
    tag: file.use('Team', 'content/team.tsx'),
    props: {
      entity: new Code(context.entity(entity)),
      title:
        section.title !== undefined && section.title !== page.title
          ? section.title
          : `Meet our ${(entityOf(spec, entity)?.many ?? 'people').toLowerCase()}`,
    },
  }),
  prove({ entity: name }, _section, { spec, page }) {
    const entity = entityOf(spec, name);
    const title = entity === undefined ? undefined : sampleTitle(entity);
    if (entity === undefined || title === undefined) return [];
    return [
      {
        name: `${entity.many} are shown and found`,
        steps: [
          { do: 'open', path: page.path },
          { do: 'count', selector: '[data-record]', min: entity.samples.length },
          { do: 'fill', label: `Find ${inText(entity.many)}`, value: title },
          { do: 'see', text: title },
          { do: 'count', selector: '[data-record]', min: 1, max: Math.max(1, entity.samples.length - 1) },
        ],
      },
    ];
  },
});
