interface RequestSet {
  readonly kinds: readonly string[];
  readonly requests: readonly (readonly [title: string, reason: string])[];
}

const sets: readonly (readonly [RegExp, RequestSet])[] = [
  [
    /^leave/,
    {
      kinds: ['Holiday', 'Sick leave', 'Unpaid leave'],
      requests: [
        ['Holiday in July', 'Two weeks with the family.'],
        ['At home with the flu', 'I have seen a doctor and will be back on Thursday.'],
        ['Two days for moving house', 'The new flat is ready at the end of the month.'],
      ],
    },
  ],
  [
    /loan|credit|bank|lending/i,
    {
      kinds: ['New loan', 'Extension', 'Change of terms'],
      requests: [
        ['Loan for a delivery van', 'Two years of accounts are attached; income is steady.'],
        ['Six more months for the workshop loan', 'An order was moved to the autumn.'],
        ['Lower rate for the home loan', 'The value of the house has gone up.'],
      ],
    },
  ],
  [
    /hous|rent|apartment|tenant|property/i,
    {
      kinds: ['Rental', 'Extension', 'Change'],
      requests: [
        ['Flat 12 in Harbour Street', 'We are three people and need it from May.'],
        ['Another year in the studio', 'My work contract was extended.'],
        ['Second tenant for flat 4', 'My sister moves in.'],
      ],
    },
  ],
  [
    /student|school|campus|class|course|teach/i,
    {
      kinds: ['Admission', 'Change of course', 'Room'],
      requests: [
        ['Admission to the evening class', 'All certificates are attached.'],
        ['From biology to chemistry', 'The timetable does not fit.'],
        ['Room 204 on Friday', 'The debating club meets there.'],
      ],
    },
  ],
  [
    /content|program|publi|media|article|news|material|video/i,
    {
      kinds: ['New', 'Change', 'Removal'],
      requests: [
        ['Spring programme, first page', 'Texts and pictures are final.'],
        ['New opening hours on the notice', 'They change next Monday.'],
        ['Take down the winter offer', 'It ended last week.'],
      ],
    },
  ],
];

const usual: RequestSet = {
  kinds: ['Purchase', 'Travel', 'Access'],
  requests: [
    ['Two new laptops', 'The old ones no longer get updates.'],
    ['Trip to the trade fair in Lisbon', 'Three appointments are fixed already.'],
    ['Access to the archive', 'Needed for the annual report.'],
  ],
};

/** What people ask to have approved in an app of this kind. */
export function requestsFor(about: string): RequestSet {
  return sets.find(([pattern]) => pattern.test(about))?.[1] ?? usual;
}
