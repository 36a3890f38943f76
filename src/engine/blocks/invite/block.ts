import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn } from '../../fit/domain-words.ts';
import { namesIn } from '../../fit/game-fit.ts';

const props = z.object({ roles: z.array(z.string()).min(1), samples: z.array(z.string()) });

function addressOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`;
}

/** Invitations with their state. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'invite',
  title: 'Invitations',
  words: [
    'invite friend',
    'invite user',
    'invite member',
    'invite other',
    'invite other user',
    'invite people',
    'invite participant',
    'invite colleague',
    'invite guest',
    'invite new user',
    'invite team member',
    'invitation',
    'send invitation',
    'invitation link',
    'invitation code',
    'invitation management',
    'accept invitation',
    'email invitation',
    'referral',
    'referral link',
    'referral program',
  ],
  size: 'page',
  props,
  example: { roles: ['Member', 'Editor'], samples: ['nora@example.com', 'felix@example.com'] },
  fit(need) {
    const roles = namesIn(need, 2, 20).filter((name) => /er|or|member|guest|admin/i.test(name));
    return {
      title: 'Invitations',
      props: {
        roles:
          roles.length > 1
            ? roles
            : /guest|event|party|wedding/i.test(need.text)
              ? ['Guest', 'Host']
              : ['Member', 'Editor', 'Admin'],
        samples: peopleIn(need, 3).map(addressOf),
      },
    };
  },
  emit: ({ roles, samples }, _section, { file }) => ({
    tag: file.use('Invites', 'interaction/invite/invites.tsx'),
    props: { roles, samples },
  }),
  prove: (_props, _section, { page }) => [
    {
      name: 'Somebody is invited, accepts, and another invitation is revoked',
      steps: [
        { do: 'open', path: page.path },
        { do: 'fill', label: 'Email address', value: 'not an address' },
        { do: 'press', name: 'Send invitation' },
        { do: 'see', text: 'Enter an e-mail address' },
        { do: 'fill', label: 'Email address', value: 'robin@example.com' },
        { do: 'press', name: 'Send invitation' },
        { do: 'press', name: 'Copy link for robin@example.com' },
        { do: 'see', text: 'invitation link' },
        { do: 'press', name: 'Resend to robin@example.com' },
        { do: 'see', text: 'is renewed' },
        { do: 'press', name: 'Revoke robin@example.com' },
        { do: 'reload' },
        { do: 'see', text: 'Revoked' },
      ],
    },
  ],
});
