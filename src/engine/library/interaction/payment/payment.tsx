import { Printer } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../../account/session.ts';
import type { Entity } from '../../records/entity.ts';
import { formatMoney } from '../../records/format-value.ts';
import { useValue } from '../../store/value.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { formatMoment } from '../../words/format-day.ts';
import { Notice } from '../parts/notice.tsx';
import { referenceNumber } from '../parts/reference-number.ts';
import { PaymentForm } from './payment-form.tsx';
import { type Receipt, receipts } from './receipts.ts';

interface PaymentProps {
  methods: readonly string[];
  entity?: Entity;
  price?: string;
}

/** Pay as a test, get a receipt, and look up earlier payments. */
export function Payment(props: PaymentProps) {
  const [all, keep] = useValue(receipts);
  const [shown, show] = useState<Receipt>();
  const mine = all.filter(({ by }) => by === currentName());
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[3fr_2fr] lg:items-start">
      <PaymentForm
        {...props}
        onPaid={(payment) => {
          const receipt: Receipt = {
            ...payment,
            number: referenceNumber('R', all.length),
            at: new Date().toISOString(),
            by: currentName(),
          };
          keep([receipt, ...all]);
          show(receipt);
        }}
      />
      <Panel title={`Payment history (${mine.length})`}>
        {mine.length === 0 ? <p className="text-muted">You have not paid anything yet.</p> : null}
        <ul className="grid grid-cols-1 gap-2">
          {mine.map((receipt) => (
            <li
              key={receipt.number}
              className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-line p-3 text-sm"
            >
              <span className="min-w-0">
                <strong>{receipt.number}</strong> · {receipt.purpose}
                <br />
                <span className="text-muted">
                  {formatMoment(receipt.at)} · {receipt.method}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{formatMoney(receipt.amount)}</span>
              <Button aria-label={`Show receipt ${receipt.number}`} onClick={() => show(receipt)}>
                Receipt
              </Button>
            </li>
          ))}
        </ul>
      </Panel>
      {shown === undefined ? null : <ReceiptDialog receipt={shown} onClose={() => show(undefined)} />}
    </div>
  );
}

function ReceiptDialog({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const rows = [
    ['Receipt', receipt.number],
    ['For', receipt.purpose],
    ['Amount', formatMoney(receipt.amount)],
    ['Method', receipt.method],
    ['Date', formatMoment(receipt.at)],
    ['Paid by', receipt.by],
  ] as const;
  return (
    <Dialog title="Payment successful" onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <Notice>This was a test payment. No money moved.</Notice>
        <dl className="grid grid-cols-[7rem_1fr] gap-y-1">
          {rows.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
