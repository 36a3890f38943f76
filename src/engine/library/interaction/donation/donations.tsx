import { HandHeart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { currentName } from '../../account/session.ts';
import { formatMoment, formatMoney } from '../../records/format-value.ts';
import { inDays } from '../../store/sample-dates.ts';
import { createValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Notice } from '../parts/notice.tsx';
import { OptionList } from '../parts/option-list.tsx';
import { referenceNumber } from '../parts/reference-number.ts';
import { TextControl } from '../parts/text-control.tsx';
import { useList } from '../parts/use-list.ts';

export interface Campaign {
  readonly title: string;
  readonly about: string;
  readonly goal: number;
}

interface Donation {
  readonly number: string;
  readonly campaign: string;
  readonly by: string;
  readonly amount: number;
  readonly message: string;
  readonly method: string;
  readonly at: string;
}

const kept = createValue<readonly Donation[] | null>('donations', null);

interface DonationsProps {
  campaigns: readonly Campaign[];
  methods: readonly string[];
  samples: readonly Pick<Donation, 'campaign' | 'by' | 'amount' | 'message'>[];
}

/** Campaigns with what they still need, and everybody who gave. */
export function Donations({ campaigns, methods, samples }: DonationsProps) {
  const [donations, keep] = useList(
    kept,
    samples.map((sample, index) => ({
      ...sample,
      number: referenceNumber('D', samples.length - index - 1),
      method: methods[0] ?? 'Card',
      at: inDays(-index - 1, '14:00'),
    })),
  );
  const [giving, giveTo] = useState<Campaign>();
  const [receipt, setReceipt] = useState<Donation>();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title="Campaigns">
        <ul className="grid gap-4 md:grid-cols-2">
          {campaigns.map((campaign) => (
            <CampaignCard
              key={campaign.title}
              campaign={campaign}
              raised={donations
                .filter((one) => one.campaign === campaign.title)
                .reduce((sum, { amount }) => sum + amount, 0)}
              onGive={() => giveTo(campaign)}
            />
          ))}
        </ul>
      </Panel>
      <DonorList donations={donations} />
      {giving === undefined ? null : (
        <GiveDialog
          campaign={giving}
          methods={methods}
          onClose={() => giveTo(undefined)}
          onGive={(values) => {
            const donation: Donation = {
              ...values,
              campaign: giving.title,
              number: referenceNumber('D', donations.length),
              at: new Date().toISOString(),
            };
            keep([donation, ...donations]);
            giveTo(undefined);
            setReceipt(donation);
          }}
        />
      )}
      {receipt === undefined ? null : (
        <Dialog title="Thank you for your donation" onClose={() => setReceipt(undefined)}>
          <p>
            {receipt.by} gave <strong>{formatMoney(receipt.amount)}</strong> to {receipt.campaign}. Receipt{' '}
            <strong>{receipt.number}</strong>.
          </p>
          <div className="my-4">
            <Notice>This was a test. No money moved.</Notice>
          </div>
          <Button look="primary" onClick={() => setReceipt(undefined)}>
            Done
          </Button>
        </Dialog>
      )}
    </div>
  );
}

interface CampaignCardProps {
  campaign: Campaign;
  raised: number;
  onGive: () => void;
}

function CampaignCard({ campaign, raised, onGive }: CampaignCardProps) {
  return (
    <li className="grid content-start gap-3 rounded-control border border-line p-4">
      <h3 className="font-heading font-semibold">{campaign.title}</h3>
      <p className="text-sm">{campaign.about}</p>
      <Progress
        label={`${formatMoney(raised)} of ${formatMoney(campaign.goal)}`}
        value={raised}
        max={campaign.goal}
      />
      <Button look="primary" aria-label={`Donate to ${campaign.title}`} onClick={onGive}>
        <HandHeart aria-hidden="true" className="size-4" />
        Donate
      </Button>
    </li>
  );
}

function DonorList({ donations }: { donations: readonly Donation[] }) {
  const total = donations.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Panel title={`Donors (${donations.length})`}>
      <p role="status" className="mb-3">
        {formatMoney(total)} raised in all.
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {donations.map((one) => (
          <li
            key={one.number}
            className="flex flex-wrap justify-between gap-2 border-b border-line pb-2 last:border-0"
          >
            <span className="min-w-0">
              <strong>{one.by}</strong> to {one.campaign}
              <span className="block text-sm text-muted">
                {formatMoment(one.at)}
                {one.message === '' ? '' : ` · “${one.message}”`}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{formatMoney(one.amount)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface GiveDialogProps {
  campaign: Campaign;
  methods: readonly string[];
  onGive: (values: Pick<Donation, 'by' | 'amount' | 'message' | 'method'>) => void;
  onClose: () => void;
}

const amounts = [10, 25, 50, 100];

function GiveDialog({ campaign, methods, onGive, onClose }: GiveDialogProps) {
  const [amount, setAmount] = useState('25');
  const [name, setName] = useState(currentName());
  const [message, setMessage] = useState('');
  const [method, setMethod] = useState(methods[0] ?? 'Card');
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
    });
  }
  return (
    <Dialog title={`Donate to ${campaign.title}`} onClose={onClose}>
      <form onSubmit={give} noValidate className="grid grid-cols-1 gap-4">
        <Notice>Test payment: no money moves in this app.</Notice>
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
