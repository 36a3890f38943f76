export type RequestStatus = 'Pending' | 'Approved' | 'Rejected' | 'Withdrawn';

export interface RequestEvent {
  readonly at: string;
  readonly by: string;
  readonly what: string;
  readonly comment: string;
}

export interface ApprovalRequest {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly reason: string;
  readonly by: string;
  readonly status: RequestStatus;
  readonly history: readonly RequestEvent[];
}

/** Why a decision cannot be made like this; undefined when it can. */
export function whyNotDecide(
  request: ApprovalRequest,
  status: RequestStatus,
  comment: string,
): string | undefined {
  if (request.status !== 'Pending') return 'This request is already decided.';
  return status === 'Rejected' && comment.trim() === '' ? 'Say why you reject it.' : undefined;
}

/** The request with a new state, and with who brought it there. */
export function decide(
  request: ApprovalRequest,
  status: RequestStatus,
  event: Omit<RequestEvent, 'what'>,
): ApprovalRequest {
  return { ...request, status, history: [...request.history, { ...event, what: status }] };
}
