export interface DocumentField {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'text' | 'date' | 'number';
  readonly start?: string;
}

export interface DocumentSection {
  readonly title: string;
  /** Its text at first; `{name}` stands for a field. */
  readonly text: string;
}

export interface DocumentKind {
  readonly id: string;
  readonly name: string;
  readonly layout: 'paper' | 'certificate' | 'poster' | 'invoice' | 'resume';
  readonly fields: readonly DocumentField[];
  readonly sections: readonly DocumentSection[];
}

const today: DocumentField = { name: 'date', label: 'Date', kind: 'date', start: '0' };

export const documentKinds: readonly DocumentKind[] = [
  {
    id: 'invoice',
    name: 'Invoice',
    layout: 'invoice',
    fields: [
      { name: 'title', label: 'Invoice number', start: 'INV-1001' },
      today,
      { name: 'due', label: 'Due date', kind: 'date', start: '14' },
      { name: 'from', label: 'From', start: 'Northlight Studio, 12 Harbour Street' },
      { name: 'to', label: 'Bill to', start: 'Rivera Foods, 8 Market Square' },
      { name: 'tax', label: 'Tax (%)', kind: 'number', start: '10' },
    ],
    sections: [{ title: 'Payment terms', text: 'Please pay by {due} and name {title} with the payment.' }],
  },
  {
    id: 'resume',
    name: 'Résumé',
    layout: 'resume',
    fields: [
      { name: 'title', label: 'Full name', start: 'Alex Morgan' },
      { name: 'role', label: 'Job title', start: 'Product designer' },
      { name: 'mail', label: 'E-mail', start: 'alex@example.org' },
      { name: 'phone', label: 'Phone', start: '+1 555 0100' },
      { name: 'place', label: 'Place', start: 'Lisbon' },
    ],
    sections: [
      { title: 'Summary', text: '{role} with eight years of experience in small teams.' },
      {
        title: 'Experience',
        text: '2021 – today: Lead designer, Northlight Studio\n2017 – 2021: Designer, Rivera Foods',
      },
      { title: 'Education', text: '2017: BA in design, University of Porto' },
      { title: 'Skills', text: 'Research, prototyping, design systems, facilitation' },
      { title: 'Languages', text: 'English, Portuguese' },
    ],
  },
  {
    id: 'certificate',
    name: 'Certificate',
    layout: 'certificate',
    fields: [
      { name: 'title', label: 'Title', start: 'Certificate of completion' },
      { name: 'person', label: 'Awarded to', start: 'Maya Patel' },
      { name: 'reason', label: 'For', start: 'completing the course “First aid at work”' },
      { name: 'from', label: 'Issued by', start: 'Harbour Training Centre' },
      today,
    ],
    sections: [],
  },
  {
    id: 'letter',
    name: 'Cover letter',
    layout: 'paper',
    fields: [
      { name: 'title', label: 'Subject', start: 'Application as product designer' },
      { name: 'from', label: 'Your name', start: 'Alex Morgan' },
      { name: 'to', label: 'To', start: 'Hiring team, Northlight Studio' },
      { name: 'role', label: 'Position', start: 'product designer' },
      today,
    ],
    sections: [
      { title: 'Opening', text: 'Dear {to},\nI am writing to apply for the position of {role}.' },
      {
        title: 'Why me',
        text: 'In my last position I led a team of three and shipped two products that people still use every day.',
      },
      {
        title: 'Closing',
        text: 'I would be glad to tell you more in a conversation.\n\nKind regards,\n{from}',
      },
    ],
  },
  {
    id: 'contract',
    name: 'Contract',
    layout: 'paper',
    fields: [
      { name: 'title', label: 'Title', start: 'Service agreement' },
      { name: 'from', label: 'First party', start: 'Northlight Studio' },
      { name: 'to', label: 'Second party', start: 'Rivera Foods' },
      { name: 'price', label: 'Price', start: '$2,400' },
      today,
    ],
    sections: [
      { title: 'Parties', text: 'This agreement is made on {date} between {from} and {to}.' },
      { title: 'Services', text: '{from} provides the services described in the attached offer.' },
      { title: 'Payment', text: '{to} pays {price} within 30 days after the services were provided.' },
      {
        title: 'Term and termination',
        text: 'Either party may end this agreement with 30 days’ notice in writing.',
      },
      { title: 'Confidentiality', text: 'Both parties keep confidential what they learn about each other.' },
      {
        title: 'Signatures',
        text: '______________________          ______________________\n{from}          {to}',
      },
    ],
  },
  {
    id: 'proposal',
    name: 'Proposal',
    layout: 'paper',
    fields: [
      { name: 'title', label: 'Title', start: 'Proposal for a new website' },
      { name: 'from', label: 'From', start: 'Northlight Studio' },
      { name: 'to', label: 'For', start: 'Rivera Foods' },
      { name: 'price', label: 'Price', start: '$8,500' },
      today,
    ],
    sections: [
      { title: 'Summary', text: '{from} proposes to {to}: {title}.' },
      {
        title: 'Goals',
        text: 'More visitors who find what they look for, and less work to keep the pages up to date.',
      },
      { title: 'Scope', text: 'Concept, design, implementation, training.' },
      { title: 'Timeline', text: 'Week 1–2 concept, week 3–5 design, week 6–10 implementation.' },
      { title: 'Budget', text: 'The work is offered for {price}.' },
      { title: 'Next steps', text: 'Please let us know by e-mail whether we may begin.' },
    ],
  },
  {
    id: 'poster',
    name: 'Poster',
    layout: 'poster',
    fields: [
      { name: 'title', label: 'Headline', start: 'Summer street festival' },
      { name: 'line', label: 'Second line', start: 'Music, food and games for everybody' },
      { name: 'date', label: 'Date', kind: 'date', start: '21' },
      { name: 'place', label: 'Place', start: 'Market Square' },
      { name: 'from', label: 'Organiser', start: 'Harbour neighbourhood group' },
    ],
    sections: [],
  },
  {
    id: 'report',
    name: 'Report',
    layout: 'paper',
    fields: [
      { name: 'title', label: 'Title', start: 'Quarterly report' },
      { name: 'from', label: 'Author', start: 'Alex Morgan' },
      { name: 'subject', label: 'Subject', start: 'customer service' },
      today,
    ],
    sections: [
      { title: 'Summary', text: 'This report by {from} looks at {subject}.' },
      { title: 'Background', text: 'Why the report was written and what it is based on.' },
      { title: 'Findings', text: 'What was found, the most important first.' },
      { title: 'Recommendations', text: 'What should be done next, by whom and until when.' },
      { title: 'Conclusion', text: 'What the reader should remember about {subject}.' },
    ],
  },
];

/** A document of any name, with the sections that were asked for. */
export function ownKind(name: string, sections: readonly string[]): DocumentKind {
  const titles = sections.length > 0 ? sections : ['Overview', 'Details', 'Next steps'];
  return {
    id: 'own',
    name,
    layout: 'paper',
    fields: [
      { name: 'title', label: 'Title', start: name },
      { name: 'from', label: 'Author', start: '' },
      { name: 'subject', label: 'Subject', start: '' },
      today,
    ],
    sections: titles.map((title) => ({ title, text: '' })),
  };
}
