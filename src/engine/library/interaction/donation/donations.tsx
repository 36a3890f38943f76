import { Download, HandHeart, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Field } from '../../records/field.ts';
import { formatMoney } from '../../records/format-value.ts';
import { RecordForm } from '../../records/record-form.tsx';
import { inDays } from '../../store/sample-dates.ts';
import { createValue, useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { download } from '../../ui/download.ts';
import { Progress } from '../../ui/progress.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { Notice } from '../parts/notice.tsx';
import { referenceNumber } from '../parts/reference-number.ts';
import { useList } from '../parts/use-list.ts';
import { type Campaign, type Donation, receiptText } from './donation.ts';
import { GiveDialog } from './give-dialog.tsx';

const kept = createValue<readonly Donation[] | null>('donations', null);

const startedCampaigns = createValue<readonly Campaign[]>('donation-campaigns', []);

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
  const [started, setStarted] = useValue(startedCampaigns);
  const [starting, setStarting] = useState(false);
  const [giving, giveTo] = useState<Campaign>();
  const [receipt, setReceipt] = useState<Donation>();
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel
        title="Campaigns"
        tools={
          <Button onClick={() => setStarting(true)}>
            <Plus aria-hidden="true" className="size-4" />
            Start a campaign
          </Button>
        }
      >
        <ul className="grid gap-4 md:grid-cols-2">
          {[...started, ...campaigns].map((campaign) => (
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
      {receipt === undefined ? null : <Receipt donation={receipt} onClose={() => setReceipt(undefined)} />}
      {starting ? (
        <StartDialog
          taken={[...started, ...campaigns].map(({ title }) => title)}
          onClose={() => setStarting(false)}
          onStart={(campaign) => {
            setStarted([campaign, ...started]);
            setStarting(false);
            say(`${campaign.title} was started.`, { undo: () => setStarted(started) });
          }}
        />
      ) : null}
    </div>
  );
}

function Receipt({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const file = `receipt-${donation.number.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.txt`;
  return (
    <Dialog title="Thank you for your donation" onClose={onClose}>
      <p>
        {donation.by} gave <strong>{formatMoney(donation.amount)}</strong>
        {donation.rhythm === 'Monthly' ? ' every month' : ''} to {donation.campaign}. Receipt{' '}
        <strong>{donation.number}</strong>.
      </p>
      <div className="my-4">
        <Notice>This was a test. No money moved.</Notice>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            download(file, receiptText(donation));
            say(`${file} was downloaded.`);
          }}
        >
          <Download aria-hidden="true" className="size-4" />
          Download receipt
        </Button>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

const asked: readonly Field[] = [
  { name: 'title', label: 'Name of the campaign', kind: 'text', required: true },
  { name: 'about', label: 'What it is for', kind: 'long-text', required: true },
  { name: 'goal', label: 'Goal', kind: 'money', required: true, min: 1 },
];

interface StartDialogProps {
  taken: readonly string[];
  onStart: (campaign: Campaign) => void;
  onClose: () => void;
}

function StartDialog({ taken, onStart, onClose }: StartDialogProps) {
  const [fault, setFault] = useState('');
  return (
    <Dialog title="Start a campaign" onClose={onClose}>
      {fault === '' ? null : (
        <p role="alert" className="mb-4 font-medium text-danger-ink">
          {fault}
        </p>
      )}
      <RecordForm
        fields={asked}
        submitLabel="Start campaign"
        onCancel={onClose}
        onSubmit={(values) => {
          const title = String(values.title).trim();
          if (taken.includes(title)) return setFault('There is already a campaign with this name.');
          onStart({ title, about: String(values.about), goal: Number(values.goal) });
        }}
      />
    </Dialog>
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
                {one.rhythm === 'Monthly' ? ' · every month' : ''}
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
