import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import { formatMoney } from '../../records/format-value.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { OptionList } from '../parts/option-list.tsx';
import { TextControl } from '../parts/text-control.tsx';
import type { Campaign, Donation } from './donation.ts';

interface GiveDialogProps {
  campaign: Campaign;
  methods: readonly string[];
  onGive: (values: Pick<Donation, 'by' | 'amount' | 'message' | 'method' | 'rhythm'>) => void;
  onClose: () => void;
}

const amounts = [10, 25, 50, 100];
const rhythms = ['One time', 'Monthly'] as const;

/** How much, how often, from whom and how. */
export function GiveDialog({ campaign, methods, onGive, onClose }: GiveDialogProps) {
  const [amount, setAmount] = useState('25');
  const [name, setName] = useState(currentName());
  const [message, setMessage] = useState('');
  const [method, setMethod] = useState(methods[0] ?? 'Card');
  const [rhythm, setRhythm] = useState<string>(rhythms[0]);
  const [fault, setFault] = useState<string>();
  function give(event: FormEvent): void {
    event.preventDefault();
    const value = Math.round(Number(amount) * 100) / 100;
    if (!(value > 0) || value > 1_000_000) return setFault('Enter an amount above 0.');
    onGive({
      by: name.trim() === '' ? 'Anonymous' : name.trim(),
      amount: value,
      message: message.trim(),
      method,
      rhythm,
    });
  }
  return (
    <Dialog title={`Donate to ${campaign.title}`} onClose={onClose}>
      <form onSubmit={give} noValidate className="grid grid-cols-1 gap-4">
        <Notice>Test payment: no money moves in this app.</Notice>
        <OptionList
          legend="How often"
          options={rhythms}
          chosen={[rhythm]}
          onChange={([one = rhythm]) => setRhythm(one)}
        />
        <div role="group" aria-label="Amounts" className="flex flex-wrap gap-2">
          {amounts.map((value) => (
            <Button
              key={value}
              aria-pressed={amount === String(value)}
              look={amount === String(value) ? 'primary' : 'plain'}
              onClick={() => setAmount(String(value))}
            >
              {formatMoney(value)}
            </Button>
          ))}
        </div>
        <TextControl label="Amount" type="number" value={amount} onChange={setAmount} fault={fault} />
        <TextControl label="Name to show" value={name} onChange={setName} />
        <TextControl label="Message" value={message} onChange={setMessage} />
        <OptionList
          legend="Payment method"
          options={methods}
          chosen={[method]}
          onChange={([one = method]) => setMethod(one)}
        />
        <Button look="primary" type="submit">
          Donate now
        </Button>
      </form>
    </Dialog>
  );
}
