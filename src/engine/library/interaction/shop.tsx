import { Minus, Plus, ShoppingCart, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { currentName } from '../account/session.ts';
import type { Entity } from '../records/entity.ts';
import { titleOf } from '../records/entity.ts';
import { type Field, firstChosen } from '../records/field.ts';
import { formatMoney } from '../records/format-value.ts';
import { RecordForm } from '../records/record-form.tsx';
import type { FieldValue } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { useValue } from '../store/value.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Empty } from '../ui/empty.tsx';
import { Picture } from '../ui/picture.tsx';
import { say } from '../ui/toast.tsx';
import { addLine, type CartLine, cartLines, changeQuantity, clearCart, linesTotal } from './cart-lines.ts';

interface ShopProps {
  entity: Entity;
  orders: Entity;
  /** The fields that hold the price and what is left; stock may be missing. */
  price: string;
  stock?: string;
  methods?: readonly string[];
}

/** Choose things, see them in the cart with their total, and order them. Stock falls with every order. */
export function Shop(props: ShopProps) {
  const [lines] = useValue(cartLines);
  const [paying, setPaying] = useState(false);
  const [ordered, setOrdered] = useState<string>();
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_1fr] lg:items-start">
      <Shelf {...props} />
      <Cart {...props} lines={lines} onCheckout={() => setPaying(true)} />
      {paying ? (
        <Checkout {...props} lines={lines} onClose={() => setPaying(false)} onOrdered={setOrdered} />
      ) : null}
      {ordered === undefined ? null : (
        <Dialog title="Order confirmed" onClose={() => setOrdered(undefined)}>
          <p>Thank you. Your order {ordered} is placed and listed below.</p>
          <Button look="primary" className="mt-4" onClick={() => setOrdered(undefined)}>
            Done
          </Button>
        </Dialog>
      )}
      <OrderHistory orders={props.orders} />
    </div>
  );
}

function Shelf({ entity, price, stock }: ShopProps) {
  const records = useRecords(entity.records);
  const image = entity.fields.find(({ kind }) => kind === 'image');
  return (
    <Panel title={entity.many}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {records.map((record) => {
          const left = stock === undefined ? undefined : Number(record[stock] ?? 0);
          const title = titleOf(entity, record);
          return (
            <li
              key={record.id}
              data-record={record.id}
              className="flex flex-col gap-2 rounded-control border border-line p-3"
            >
              {image === undefined ? null : (
                <Picture
                  source={String(record[image.name] ?? '')}
                  label={title}
                  kind={entity.one}
                  className="h-32 w-full rounded-control"
                />
              )}
              <p className="font-heading font-semibold">{title}</p>
              <p className="flex justify-between gap-2 text-sm">
                <span className="font-semibold tabular-nums">{formatMoney(Number(record[price] ?? 0))}</span>
                {left === undefined ? null : (
                  <span className="text-muted">{left > 0 ? `${left} left` : 'Sold out'}</span>
                )}
              </p>
              <Button
                look="primary"
                disabled={left === 0}
                aria-label={`Add ${title} to cart`}
                onClick={() => {
                  addLine({ id: record.id, title, price: Number(record[price] ?? 0) }, left);
                  say(`${title} is in your cart.`);
                }}
              >
                Add to cart
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Cart({ lines, onCheckout }: ShopProps & { lines: readonly CartLine[]; onCheckout: () => void }) {
  const count = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Panel title={`Shopping cart (${count})`} tools={<ShoppingCart aria-hidden="true" className="size-5" />}>
      {lines.length === 0 ? (
        <Empty text="Your cart is empty." />
      ) : (
        <div className="grid gap-4">
          <ul className="grid gap-3">
            {lines.map((line) => (
              <li key={line.id} className="grid gap-2 border-b border-line pb-3 last:border-0">
                <div className="flex justify-between gap-3">
                  <span className="font-medium">{line.title}</span>
                  <span className="tabular-nums">{formatMoney(line.price * line.quantity)}</span>
                </div>
                <div className="flex items-center gap-2">
                  <Button
                    aria-label={`One ${line.title} less`}
                    className="px-3"
                    onClick={() => changeQuantity(line.id, line.quantity - 1)}
                  >
                    <Minus aria-hidden="true" className="size-4" />
                  </Button>
                  <span className="min-w-8 text-center tabular-nums">{line.quantity}</span>
                  <Button
                    aria-label={`One ${line.title} more`}
                    className="px-3"
                    onClick={() => changeQuantity(line.id, line.quantity + 1)}
                  >
                    <Plus aria-hidden="true" className="size-4" />
                  </Button>
                  <Button
                    aria-label={`Remove ${line.title}`}
                    className="ml-auto px-3"
                    onClick={() => changeQuantity(line.id, 0)}
                  >
                    <Trash2 aria-hidden="true" className="size-4" />
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          <p role="status" className="flex justify-between text-lg font-bold">
            <span>Total</span>
            <span className="tabular-nums">{formatMoney(linesTotal(lines))}</span>
          </p>
          <Button look="primary" onClick={onCheckout}>
            Checkout
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface CheckoutProps extends ShopProps {
  lines: readonly CartLine[];
  onClose: () => void;
  onOrdered: (number: string) => void;
}

function Checkout({
  entity,
  orders,
  stock,
  methods = ['Card', 'Bank transfer', 'Cash on delivery'],
  lines,
  onClose,
  onOrdered,
}: CheckoutProps) {
  const fields: readonly Field[] = [
    { name: 'customer', label: 'Your name', kind: 'text', required: true },
    { name: 'email', label: 'Email', kind: 'email', required: true },
    { name: 'address', label: 'Delivery address', kind: 'text', required: true },
    firstChosen({
      name: 'method',
      label: 'Payment method',
      kind: 'choice',
      required: true,
      options: methods,
    }),
  ];
  function place(values: Record<string, FieldValue>): void {
    const short = lines.find(
      (line) => stock !== undefined && Number(entity.records.find(line.id)?.[stock] ?? 0) < line.quantity,
    );
    if (short !== undefined) return say(`There is not enough of ${short.title} left.`, { tone: 'bad' });
    for (const line of lines) {
      const record = entity.records.find(line.id);
      if (record !== undefined && stock !== undefined)
        entity.records.update(line.id, { [stock]: Number(record[stock] ?? 0) - line.quantity });
    }
    const number = `#${1000 + orders.records.all().length + 1}`;
    orders.records.add({
      ...values,
      number,
      items: lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', '),
      total: linesTotal(lines),
      status: 'Placed',
      date: new Date().toISOString().slice(0, 10),
      by: currentName(),
    });
    clearCart();
    onClose();
    onOrdered(number);
  }
  return (
    <Dialog title={`Checkout: ${formatMoney(linesTotal(lines))}`} onClose={onClose}>
      <p className="mb-4 text-sm text-muted">No real payment is made in this app.</p>
      <RecordForm fields={fields} submitLabel="Place order" onSubmit={place} onCancel={onClose} />
    </Dialog>
  );
}

function OrderHistory({ orders }: { orders: Entity }) {
  const all = useRecords(orders.records);
  const mine = all.filter(({ by }) => by === currentName());
  return (
    <div className="lg:col-span-2">
      <Panel title={`My orders (${mine.length})`}>
        {mine.length === 0 ? (
          <p className="text-muted">You have not ordered anything yet.</p>
        ) : (
          <ul className="grid gap-3">
            {mine.map((order) => (
              <li
                key={order.id}
                className="flex flex-wrap justify-between gap-2 rounded-control border border-line p-3 text-sm"
              >
                <span className="font-semibold">{String(order.number ?? '')}</span>
                <span className="min-w-0 flex-1">{String(order.items ?? '')}</span>
                <span className="tabular-nums">{formatMoney(Number(order.total ?? 0))}</span>
                <span>{String(order.status ?? '')}</span>
                {order.status === 'Placed' ? (
                  <Button
                    onClick={() => {
                      orders.records.update(order.id, { status: 'Cancelled' });
                      say('The order is cancelled.');
                    }}
                  >
                    Cancel order
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
