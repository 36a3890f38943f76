import { z } from 'zod';
import { defineBlock } from '../../block.ts';

const props = z.object({});

/** Letters in folders, as a mail program shows them. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'mailbox',
  title: 'Mailbox',
  words: [
    'mailbox',
    'email client',
    'mail client',
    'e-mail client',
    'email inbox',
    'email app',
    'email application',
    'email program',
    'email box',
    'webmail',
    'inbox',
    'mail inbox',
    'compose email',
    'compose mail',
    'write email',
    'email folder',
    'mail folder',
    'sent mail',
    'email draft',
    'read email',
  ],
  size: 'app',
  props,
  example: {},
  fit: () => ({ title: 'Mailbox', props: {} }),
  emit: (_props, _section, { file }) => ({
    tag: file.use('Mailbox', 'interaction/mail/mailbox.tsx'),
    props: {},
  }),
  prove: (_props, _section, { page }) => [
    {
      name: 'A mail is written, sent, found among the sent and kept',
      steps: [
        { do: 'open', path: page.path },
        { do: 'press', name: 'Compose' },
        { do: 'fill', label: 'To', value: 'mara@example.com' },
        { do: 'fill', label: 'Subject', value: 'Quartz delivery' },
        { do: 'fill', label: 'Message', value: 'It arrives on Monday.' },
        { do: 'press', name: 'Send' },
        { do: 'see', text: 'Your mail to mara@example.com was sent.' },
        { do: 'reload' },
        { do: 'press-at', selector: '[aria-label="Folders"] li:nth-child(3) button' },
        { do: 'see', text: 'Quartz delivery' },
        { do: 'fill', label: 'Search mails', value: 'quartz' },
        { do: 'see', text: 'Sent: 1 mail' },
      ],
    },
    {
      name: 'A mail is opened, archived, and found in the archive',
      steps: [
        { do: 'open', path: page.path },
        { do: 'count', selector: '[data-unread="true"]', min: 2, max: 2 },
        { do: 'press-at', selector: '[data-record="mail-1"] button:last-child' },
        { do: 'see', text: 'three points for Thursday' },
        { do: 'press', name: 'Archive Agenda for Thursday' },
        { do: 'see', text: 'Archived.' },
        { do: 'count', selector: '[data-unread="true"]', min: 1, max: 1 },
        { do: 'press-at', selector: '[aria-label="Folders"] li:nth-child(5) button' },
        { do: 'see', text: 'Agenda for Thursday' },
      ],
    },
  ],
});
