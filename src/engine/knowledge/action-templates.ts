import { participle } from '../grammar/verb-forms.ts';
import type { FieldSpec } from '../spec/app-spec.ts';
import { choice, date, email, longText, money, number, phone, rating, text, time } from './thing.ts';

/** What doing something to a record means: what is asked, what it leaves behind, what it changes. */
export interface ActionTemplate {
  /** The button; `{one}` is the thing it is done to. */
  readonly label: string;
  readonly done: string;
  /** The records it leaves behind, one and many; absent when it only changes the record. */
  readonly result?: readonly [one: string, many: string];
  readonly form?: readonly FieldSpec[];
  readonly status?: readonly string[];
  readonly toggles?: boolean;
  /** A number of the record that goes down by one, in the order of preference. */
  readonly takes?: readonly string[];
  /** A number of the record that goes up by one; made when it is not there. */
  readonly counts?: readonly [field: string, label: string];
  /** The state that the record goes to. */
  readonly sets?: string;
  /** Kept under the record on its own page instead of on a page of its own. */
  readonly beside?: boolean;
}

const when = [date('date', 'Date', { required: true }), time('time', 'Time')];
const who = [text('name', 'Your name', { required: true }), email('email', 'Email', { required: true })];
const note = longText('note', 'Note');
const methods = choice('method', 'Payment method', ['Card', 'Bank transfer', 'Wallet', 'Cash'], {
  required: true,
});

function booking(one: string, many: string, label: string): ActionTemplate {
  return {
    label,
    done: `Your ${one} is confirmed.`,
    result: [one, many],
    form: [...when, number('people', 'People', { min: 1, start: 1 }), note],
    status: ['Confirmed', 'Cancelled'],
    takes: ['seats', 'places', 'capacity', 'rooms', 'spots'],
  };
}

function order(label: string): ActionTemplate {
  return {
    label,
    done: 'Your order is placed.',
    result: ['order', 'orders'],
    form: [
      number('quantity', 'Quantity', { required: true, min: 1, start: 1 }),
      text('address', 'Delivery address', { required: true }),
      methods,
    ],
    status: ['Placed', 'Paid', 'Shipped', 'Delivered', 'Cancelled'],
    takes: ['stock', 'quantity', 'available'],
  };
}

function toggle(
  label: string,
  one: string,
  many: string,
  counter: readonly [string, string],
): ActionTemplate {
  return { label, done: `Added to your ${many}.`, result: [one, many], toggles: true, counts: counter };
}

function joining(label: string, one: string, many: string): ActionTemplate {
  return {
    label,
    done: `You are in. It is listed under your ${many}.`,
    result: [one, many],
    form: [...who, note],
    status: ['Confirmed', 'Cancelled'],
    takes: ['seats', 'places', 'spots', 'capacity'],
    counts: ['participants', 'Participants'],
  };
}

function state(label: string, sets: string): ActionTemplate {
  return { label, done: `Marked as ${sets.toLowerCase()}.`, sets };
}

function sending(label: string, one: string, many: string): ActionTemplate {
  return {
    label,
    done: `Your ${one} has been sent.`,
    result: [one, many],
    form: [
      choice('reason', 'Reason', ['Question', 'Problem', 'Wrong information', 'Other'], { required: true }),
      longText('message', 'Message', { required: true }),
    ],
    status: ['Submitted', 'In review', 'Resolved'],
  };
}

const templates: Readonly<Record<string, ActionTemplate>> = {
  book: booking('booking', 'bookings', 'Book'),
  reserve: booking('reservation', 'reservations', 'Reserve'),
  schedule: booking('appointment', 'appointments', 'Schedule'),
  rent: {
    ...booking('rental', 'rentals', 'Rent'),
    form: [date('from', 'From', { required: true }), date('until', 'Until', { required: true }), note],
  },
  hire: {
    ...booking('hire', 'hires', 'Hire'),
    form: [...who, date('date', 'Start date', { required: true }), note],
  },
  borrow: {
    label: 'Borrow',
    done: 'It is yours to borrow.',
    result: ['loan', 'loans'],
    form: [date('until', 'Return by', { required: true })],
    status: ['Borrowed', 'Returned'],
    takes: ['copies', 'stock', 'available'],
  },
  order: order('Order'),
  buy: order('Buy'),
  purchase: order('Purchase'),
  sell: {
    label: 'Sell',
    done: 'Your sale is recorded.',
    result: ['sale', 'sales'],
    form: [
      number('quantity', 'Quantity', { required: true, min: 1, start: 1 }),
      money('price', 'Price', { required: true, min: 0 }),
    ],
    status: ['Open', 'Sold'],
  },
  trade: {
    label: 'Trade',
    done: 'Your trade is recorded.',
    result: ['trade', 'trades'],
    form: [
      choice('side', 'Side', ['Buy', 'Sell'], { required: true }),
      number('quantity', 'Quantity', { required: true, min: 1, start: 1 }),
    ],
    status: ['Filled', 'Cancelled'],
  },
  pay: {
    label: 'Pay',
    done: 'The payment went through (test payment).',
    result: ['payment', 'payments'],
    form: [money('amount', 'Amount', { required: true, min: 1 }), methods],
    status: ['Paid', 'Refunded'],
    sets: 'Paid',
  },
  donate: {
    label: 'Donate',
    done: 'Thank you. Your donation is recorded.',
    result: ['donation', 'donations'],
    form: [
      money('amount', 'Amount', { required: true, min: 1, start: 25 }),
      text('name', 'Your name', { required: true }),
      methods,
    ],
    status: ['Received'],
  },
  pledge: {
    label: 'Back it',
    done: 'Your pledge is recorded.',
    result: ['pledge', 'pledges'],
    form: [money('amount', 'Amount', { required: true, min: 1, start: 25 }), methods],
    status: ['Received', 'Withdrawn'],
  },
  fund: {
    label: 'Fund',
    done: 'Your contribution is recorded.',
    result: ['contribution', 'contributions'],
    form: [money('amount', 'Amount', { required: true, min: 1, start: 25 }), methods],
    status: ['Received'],
  },
  invest: {
    label: 'Invest',
    done: 'Your investment is recorded.',
    result: ['investment', 'investments'],
    form: [money('amount', 'Amount', { required: true, min: 1, start: 100 })],
    status: ['Active', 'Sold'],
  },
  bid: {
    label: 'Place bid',
    done: 'Your bid is placed.',
    result: ['bid', 'bids'],
    form: [money('amount', 'Bid', { required: true, min: 1 })],
    status: ['Placed', 'Won', 'Lost'],
    counts: ['bids', 'Bids'],
  },
  withdraw: {
    label: 'Withdraw',
    done: 'The withdrawal is on its way (simulated).',
    result: ['withdrawal', 'withdrawals'],
    form: [
      money('amount', 'Amount', { required: true, min: 1 }),
      text('account', 'Account', { required: true }),
    ],
    status: ['Requested', 'Paid out'],
  },
  recharge: {
    label: 'Top up',
    done: 'Your balance is topped up (simulated).',
    result: ['top-up', 'top-ups'],
    form: [money('amount', 'Amount', { required: true, min: 1, start: 20 }), methods],
    status: ['Done'],
  },
  redeem: {
    label: 'Redeem',
    done: 'Redeemed. Enjoy it.',
    result: ['redemption', 'redemptions'],
    form: [],
    status: ['Redeemed'],
    takes: ['stock', 'points'],
  },
  exchange: {
    label: 'Exchange',
    done: 'Your exchange is requested.',
    result: ['exchange', 'exchanges'],
    form: [text('offer', 'What you offer', { required: true }), note],
    status: ['Requested', 'Accepted', 'Done'],
  },
  refund: {
    label: 'Request refund',
    done: 'Your refund is requested.',
    result: ['refund', 'refunds'],
    form: [longText('reason', 'Reason', { required: true })],
    status: ['Requested', 'Approved', 'Paid'],
  },
  return: {
    label: 'Return',
    done: 'The return is recorded.',
    result: ['return', 'returns'],
    form: [longText('reason', 'Reason', { required: true })],
    status: ['Requested', 'Received'],
  },
  apply: {
    label: 'Apply',
    done: 'Your application has been submitted.',
    result: ['application', 'applications'],
    form: [...who, phone('phone', 'Phone'), longText('message', 'Why you', { required: true })],
    status: ['Submitted', 'In review', 'Accepted', 'Rejected'],
    counts: ['applicants', 'Applicants'],
  },
  adopt: {
    label: 'Adopt',
    done: 'Your adoption request has been sent.',
    result: ['adoption request', 'adoption requests'],
    form: [...who, longText('home', 'About your home', { required: true })],
    status: ['Submitted', 'Approved', 'Rejected'],
    sets: 'Reserved',
  },
  enroll: joining('Enroll', 'enrollment', 'enrollments'),
  enrol: joining('Enrol', 'enrolment', 'enrolments'),
  register: joining('Register', 'registration', 'registrations'),
  join: joining('Join', 'membership', 'memberships'),
  participate: joining('Participate', 'participation', 'participations'),
  attend: joining('Attend', 'attendance', 'attendances'),
  compete: joining('Compete', 'entry', 'entries'),
  'sign-up': joining('Sign up', 'sign-up', 'sign-ups'),
  volunteer: joining('Volunteer', 'volunteer sign-up', 'volunteer sign-ups'),
  subscribe: {
    label: 'Subscribe',
    done: 'You are subscribed.',
    result: ['subscription', 'subscriptions'],
    toggles: true,
    counts: ['subscribers', 'Subscribers'],
  },
  follow: toggle('Follow', 'follow', 'follows', ['followers', 'Followers']),
  like: toggle('Like', 'like', 'likes', ['likes', 'Likes']),
  favorite: toggle('Favorite', 'favorite', 'favorites', ['favorites', 'Favorites']),
  favourite: toggle('Favourite', 'favourite', 'favourites', ['favourites', 'Favourites']),
  collect: toggle('Collect', 'collected item', 'collection', ['collected', 'Collected']),
  bookmark: toggle('Bookmark', 'bookmark', 'bookmarks', ['bookmarks', 'Bookmarks']),
  save: toggle('Save', 'saved item', 'saved items', ['saves', 'Saves']),
  vote: {
    label: 'Vote',
    done: 'Your vote is counted.',
    result: ['vote', 'votes'],
    toggles: true,
    counts: ['votes', 'Votes'],
  },
  upvote: {
    label: 'Upvote',
    done: 'Your vote is counted.',
    result: ['upvote', 'upvotes'],
    toggles: true,
    counts: ['votes', 'Votes'],
  },
  comment: {
    label: 'Comment',
    done: 'Your comment is posted.',
    result: ['comment', 'comments'],
    form: [longText('text', 'Comment', { required: true })],
    beside: true,
  },
  note: {
    label: 'Add note',
    done: 'Your note is saved.',
    result: ['note', 'notes'],
    form: [longText('text', 'Note', { required: true })],
    beside: true,
  },
  score: {
    label: 'Score',
    done: 'The score is saved.',
    result: ['score', 'scores'],
    form: [number('points', 'Points', { required: true, min: 0, max: 10 }), note],
  },
  reply: {
    label: 'Reply',
    done: 'Your reply is posted.',
    result: ['reply', 'replies'],
    form: [longText('text', 'Reply', { required: true })],
    beside: true,
  },
  review: {
    label: 'Write a review',
    done: 'Thank you. Your review is posted.',
    result: ['review', 'reviews'],
    form: [
      rating('rating', 'Rating', { required: true, min: 1, max: 5, start: 5 }),
      longText('text', 'Review', { required: true }),
    ],
    beside: true,
  },
  rate: {
    label: 'Rate',
    done: 'Thank you. Your rating is saved.',
    result: ['rating', 'ratings'],
    form: [
      rating('rating', 'Rating', { required: true, min: 1, max: 5, start: 5 }),
      longText('text', 'Comment'),
    ],
    beside: true,
  },
  evaluate: {
    label: 'Evaluate',
    done: 'Thank you. Your evaluation is saved.',
    result: ['evaluation', 'evaluations'],
    form: [
      rating('rating', 'Rating', { required: true, min: 1, max: 5, start: 5 }),
      longText('text', 'Evaluation'),
    ],
    beside: true,
  },
  feedback: {
    label: 'Give feedback',
    done: 'Thank you for your feedback.',
    result: ['feedback', 'feedback'],
    form: [
      rating('rating', 'Rating', { min: 1, max: 5, start: 5 }),
      longText('text', 'Feedback', { required: true }),
    ],
    beside: true,
  },
  share: {
    label: 'Share',
    done: 'The link is ready to be shared.',
    result: ['share', 'shares'],
    form: [
      choice('channel', 'Where', ['Copy link', 'Email', 'Facebook', 'X', 'WhatsApp'], { required: true }),
    ],
    counts: ['shares', 'Shares'],
  },
  invite: {
    label: 'Invite',
    done: 'The invitation is recorded.',
    result: ['invitation', 'invitations'],
    form: [...who],
    status: ['Sent', 'Accepted'],
  },
  recommend: {
    label: 'Recommend',
    done: 'Your recommendation is saved.',
    result: ['recommendation', 'recommendations'],
    form: [...who, note],
  },
  report: sending('Report', 'report', 'reports'),
  complain: sending('Complain', 'complaint', 'complaints'),
  appeal: sending('Appeal', 'appeal', 'appeals'),
  request: sending('Request', 'request', 'requests'),
  inquire: sending('Inquire', 'inquiry', 'inquiries'),
  contact: {
    label: 'Contact',
    done: 'Your message has been sent.',
    result: ['message', 'messages'],
    form: [...who, longText('message', 'Message', { required: true })],
    status: ['Sent', 'Answered'],
  },
  call: {
    label: 'Request a call',
    done: 'You will be called back.',
    result: ['call request', 'call requests'],
    form: [text('name', 'Your name', { required: true }), phone('phone', 'Phone', { required: true })],
    status: ['Requested', 'Done'],
  },
  negotiate: {
    label: 'Make an offer',
    done: 'Your offer has been sent.',
    result: ['offer', 'offers'],
    form: [money('amount', 'Offer', { required: true, min: 1 }), note],
    status: ['Sent', 'Accepted', 'Declined'],
  },
  approve: state('Approve', 'Approved'),
  reject: state('Reject', 'Rejected'),
  accept: state('Accept', 'Accepted'),
  complete: state('Complete', 'Completed'),
  finish: state('Finish', 'Completed'),
  confirm: state('Confirm', 'Confirmed'),
  verify: state('Verify', 'Verified'),
  close: state('Close', 'Closed'),
  cancel: state('Cancel', 'Cancelled'),
  start: state('Start', 'In progress'),
  ship: state('Ship', 'Shipped'),
  deliver: state('Mark as delivered', 'Delivered'),
  dispatch: state('Dispatch', 'Dispatched'),
  settle: state('Settle', 'Settled'),
  publish: state('Publish', 'Published'),
  archive: state('Archive', 'Archived'),
  block: state('Block', 'Blocked'),
  lock: state('Lock', 'Locked'),
  pause: state('Pause', 'Paused'),
  assign: {
    label: 'Assign',
    done: 'Assigned.',
    result: ['assignment', 'assignments'],
    form: [text('assignee', 'Assign to', { required: true }), date('due', 'Due')],
    sets: 'Assigned',
  },
  grade: {
    label: 'Grade',
    done: 'The grade is saved.',
    result: ['grade', 'grades'],
    form: [number('score', 'Score', { required: true, min: 0, max: 100 }), note],
    beside: true,
  },
  'check-in': {
    label: 'Check in',
    done: 'You are checked in.',
    result: ['check-in', 'check-ins'],
    counts: ['checkIns', 'Check-ins'],
  },
  'clock-in': {
    label: 'Clock in',
    done: 'Your working time has started.',
    result: ['time entry', 'time entries'],
    status: ['Clocked in', 'Clocked out'],
  },
  sign: {
    label: 'Sign',
    done: 'Signed.',
    result: ['signature', 'signatures'],
    form: [text('name', 'Full name', { required: true })],
    sets: 'Signed',
  },
  claim: { label: 'Claim', done: 'Claimed.', result: ['claim', 'claims'], form: [note], status: ['Claimed'] },
  watch: {
    label: 'Watch',
    done: 'Added to your viewing history.',
    result: ['viewing', 'viewing history'],
    counts: ['views', 'Views'],
  },
  listen: {
    label: 'Listen',
    done: 'Added to your listening history.',
    result: ['play', 'listening history'],
    counts: ['plays', 'Plays'],
  },
  play: {
    label: 'Play',
    done: 'Added to your play history.',
    result: ['play', 'play history'],
    counts: ['plays', 'Plays'],
  },
  download: {
    label: 'Download',
    done: 'The download is ready.',
    result: ['download', 'downloads'],
    counts: ['downloads', 'Downloads'],
  },
  select: toggle('Select', 'selection', 'selections', ['selected', 'Selected']),
  choose: toggle('Choose', 'choice', 'choices', ['chosen', 'Chosen']),
  upgrade: state('Upgrade', 'Upgraded'),
  renew: { label: 'Renew', done: 'Renewed.', result: ['renewal', 'renewals'], form: [], sets: 'Active' },
};

export function hasTemplate(verb: string): boolean {
  return Object.hasOwn(templates, verb);
}

export function templateFor(verb: string): ActionTemplate {
  return (Object.hasOwn(templates, verb) ? templates[verb] : undefined) ?? unknownAction(verb);
}

/** An action that nobody described before: it makes a record of its own and confirms it. */
function unknownAction(verb: string): ActionTemplate {
  const label = verb.charAt(0).toUpperCase() + verb.slice(1).replaceAll('-', ' ');
  const plain = verb.replaceAll('-', ' ');
  const done = participle(plain);
  // “cut flowers” could be what is there already: where the participle is the verb, it comes after what it was done to.
  const unchanged = done === plain;
  return {
    label,
    done: 'Done. You find it under “My {result}”.',
    result: unchanged ? [`{one} ${done}`, `{many} ${done}`] : [`${done} {one}`, `${done} {many}`],
    form: [note],
    status: ['Done', 'Cancelled'],
  };
}
