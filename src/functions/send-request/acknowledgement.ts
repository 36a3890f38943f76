import { brand } from '../../kernel/brand.ts';

/** Says nothing that the sender of the form wrote: the address may be somebody else's. */
export function acknowledgement(request: { kind: 'support' | 'sales'; email: string }, id: string) {
  const team = request.kind === 'sales' ? 'sales' : 'support';
  const replyTo = request.kind === 'sales' ? brand.salesEmail : brand.supportEmail;
  return {
    to: request.email,
    replyTo,
    subject: `We received your request to ${brand.name} ${team}`,
    text: [
      `Your request to the ${team} team of ${brand.name} has arrived. Somebody will answer you by e-mail.`,
      `Its number is ${id}. Please mention it when you write to us about this.`,
      'If you did not send a request, you can ignore this message.',
    ].join('\n\n'),
  };
}
