import { z } from 'zod';
import { defineBlock } from '../../block.ts';
import { peopleIn } from '../../fit/domain-words.ts';

const props = z.object({ unit: z.string(), start: z.number(), people: z.array(z.string()).min(1) });

/** A balance to top up, withdraw and send from. */
export const block = defineBlock<z.infer<typeof props>>({
  id: 'wallet',
  title: 'Wallet',
  words: [
    'wallet',
    'digital wallet',
    'e-wallet',
    'user wallet',
    'account balance',
    'check balance',
    'view balance',
    'top up',
    'top-up',
    'recharge',
    'member recharge',
    'account recharge',
    'withdrawal',
    'cash withdrawal',
    'withdraw money',
    'withdraw fund',
    'withdraw cash',
    'deposit and withdrawal',
    'withdraw earning',
    'transfer money',
    'money transfer',
    'balance management',
    'gold coin',
    'virtual currency',
  ],
  size: 'page',
  props,
  example: { unit: '$', start: 50, people: ['Nora Fields', 'Felix Brandt'] },
  fit(need) {
    // Points have a block of their own.
    if (/\bpoints?\b/i.test(need.text)) return undefined;
    const text = `${need.text} ${need.details.join(' ')}`;
    const unit = /gold coin|\bcoins?\b/i.test(text) ? 'coins' : /\bcredits?\b/i.test(text) ? 'credits' : '$';
    return { title: 'Wallet', props: { unit, start: 50, people: peopleIn(need, 5) } };
  },
  emit: ({ unit, start, people }, _section, { file }) => ({
    tag: file.use('Wallet', 'interaction/wallet/wallet.tsx'),
    props: { unit, start, people },
  }),
  prove({ unit, start, people: [somebody = ''] }, _section, { page }) {
    const amount = `Amount (${unit})`;
    const shown = (value: number) => (unit.length === 1 ? `${unit}${value}` : `${value} ${unit}`);
    return [
      {
        name: 'Money comes in, goes out as far as there is enough, and all is listed',
        steps: [
          { do: 'open', path: page.path },
          { do: 'fill', label: amount, value: '30' },
          { do: 'press', name: 'Top up now' },
          { do: 'see', text: `+${shown(30)}` },
          { do: 'press', name: 'Withdraw' },
          { do: 'fill', label: amount, value: String(start + 31) },
          { do: 'press', name: 'Withdraw now' },
          { do: 'see', text: 'There is not enough in your wallet.' },
          { do: 'press', name: 'Transfer' },
          { do: 'fill', label: amount, value: '10' },
          { do: 'press', name: 'Transfer now' },
          { do: 'reload' },
          { do: 'see', text: shown(start + 20) },
          { do: 'fill', label: 'Show', value: 'Transfer' },
          { do: 'see', text: `Sent to ${somebody}` },
          { do: 'see', text: 'History (1)' },
        ],
      },
    ];
  },
});
