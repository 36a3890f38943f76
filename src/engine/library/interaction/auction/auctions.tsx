import { ChevronDown } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { currentName } from '../../account/session.ts';
import type { Field } from '../../records/field.ts';
import { formatMoney } from '../../records/format-value.ts';
import { RecordForm } from '../../records/record-form.tsx';
import { newId } from '../../store/collection.ts';
import { inDays } from '../../store/sample-dates.ts';
import { createValue } from '../../store/value.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { say } from '../../ui/toast.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { Notice } from '../parts/notice.tsx';
import { TextControl } from '../parts/text-control.tsx';
import { useList } from '../parts/use-list.ts';
import {
  currentPrice,
  isOver,
  type Lot,
  leading,
  leastBid,
  placeBid,
  timeLeft,
  whyNotBid,
} from './bidding.ts';

const kept = createValue<readonly Lot[] | null>('auction-lots', null);

export interface SampleLot {
  readonly title: string;
  readonly about: string;
  readonly start: number;
  readonly step: number;
  /** Days until it ends; less than 0 when it is over. */
  readonly days: number;
  readonly bidder: string;
}

function toLot(sample: SampleLot, index: number): Lot {
  const { days, bidder, ...rest } = sample;
  const bid = { by: bidder, amount: sample.start, at: inDays(Math.min(days, 0) - 1, '17:30') };
  return { ...rest, id: `lot-${index + 1}`, ends: inDays(days, '20:00'), bids: index === 1 ? [] : [bid] };
}

const fields: readonly Field[] = [
  { name: 'title', label: 'What is auctioned', kind: 'text', required: true },
  { name: 'about', label: 'Description', kind: 'long-text' },
  { name: 'start', label: 'Starting price', kind: 'money', required: true, min: 1 },
  { name: 'step', label: 'Minimum step', kind: 'money', required: true, min: 1, start: 1 },
  { name: 'ends', label: 'Ends', kind: 'moment', required: true },
];

/** Things to bid on, each until its end. */
export function Auctions({ lots: samples }: { lots: readonly SampleLot[] }) {
  const [lots, keep] = useList(kept, samples.map(toLot));
  const [offering, setOffering] = useState(false);
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Panel
      title={`Auctions (${lots.filter((lot) => !isOver(lot, now)).length} running)`}
      tools={
        <Button look="primary" onClick={() => setOffering(true)}>
          New auction
        </Button>
      }
    >
      <Notice>Bids are kept in this browser; the other bidders are sample people.</Notice>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {lots.map((lot) => (
          <LotCard
            key={lot.id}
            lot={lot}
            now={now}
            onChange={(next) => keep(lots.map((one) => (one.id === next.id ? next : one)))}
          />
        ))}
      </ul>
      {offering ? (
        <Dialog title="New auction" onClose={() => setOffering(false)}>
          <RecordForm
            fields={fields}
            submitLabel="Start auction"
            onCancel={() => setOffering(false)}
            onSubmit={(values) => {
              const lot: Lot = {
                id: newId(),
                title: String(values.title),
                about: String(values.about ?? ''),
                start: Number(values.start),
                step: Number(values.step),
                ends: String(values.ends),
                bids: [],
              };
              keep([lot, ...lots]);
              setOffering(false);
              say(`The auction of ${lot.title} is open.`);
            }}
          />
        </Dialog>
      ) : null}
    </Panel>
  );
}

interface LotCardProps {
  lot: Lot;
  now: Date;
  onChange: (lot: Lot) => void;
}

function LotCard({ lot, now, onChange }: LotCardProps) {
  const over = isOver(lot, now);
  const lead = leading(lot);
  return (
    <li className="grid content-start gap-3 rounded-control border border-line p-4">
      <Picture label={lot.title} className="h-28 w-full rounded-control" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-heading font-semibold">{lot.title}</h3>
        <Badge>{over ? 'Closed' : timeLeft(lot, now)}</Badge>
      </div>
      <p className="text-sm">{lot.about}</p>
      <p role="status">
        {lead === undefined ? 'Starting price' : over ? 'Sold for' : 'Highest bid'}{' '}
        <strong className="tabular-nums">{formatMoney(currentPrice(lot))}</strong>
        {lead === undefined ? '' : over ? `. Winner: ${lead.by}` : ` by ${lead.by}`}
      </p>
      {over ? null : <BidForm lot={lot} onBid={onChange} />}
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 text-sm font-semibold">
          Bid history ({lot.bids.length})
          <ChevronDown aria-hidden="true" className="size-4 transition group-open:rotate-180" />
        </summary>
        <ol className="grid gap-1 text-sm">
          {lot.bids.map((bid) => (
            <li key={`${bid.at} ${bid.amount}`} className="flex flex-wrap justify-between gap-2">
              <span>{bid.by}</span>
              <span className="text-muted">{formatMoment(bid.at)}</span>
              <span className="font-semibold tabular-nums">{formatMoney(bid.amount)}</span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

function BidForm({ lot, onBid }: { lot: Lot; onBid: (lot: Lot) => void }) {
  const [amount, setAmount] = useState('');
  const [fault, setFault] = useState<string>();
  function bid(event: FormEvent): void {
    event.preventDefault();
    const value = Math.round(Number(amount) * 100) / 100;
    const by = currentName();
    const now = new Date();
    const reason = whyNotBid(lot, value, by, now);
    setFault(reason);
    if (reason !== undefined) return;
    onBid(placeBid(lot, { by, amount: value, at: now.toISOString() }));
    setAmount('');
    say(`You have the highest bid for ${lot.title}.`);
  }
  return (
    <form onSubmit={bid} noValidate className="grid grid-cols-1 gap-2">
      <TextControl
        label={`Your bid for ${lot.title}`}
        type="number"
        placeholder={`${leastBid(lot)} or more`}
        value={amount}
        onChange={setAmount}
        fault={fault}
      />
      <Button look="primary" type="submit" aria-label={`Place bid for ${lot.title}`}>
        Place bid
      </Button>
    </form>
  );
}
