/** Written for this product, with faults on purpose. */
export const freelanceText = `FREELANCE SERVICES AGREEMENT

This Freelance Services Agreement (the “Agreement”) is made on 1 September 2026 between Halden & Moor Retail Ltd, a company registered in England with its seat at 14 Wharf Lane, Bristol (the “Client”), and Ines Calder, trading as Calder Interface Design, of 3 Mill Rise, Leeds (the “Freelancer”).

1. Definitions
1.1 “Services” means the design services described in Schedule 1.
1.2 “Deliverables” means the screens, icons and components that the Freelancer makes for the Client.
1.3 “Launch Date” means the day on which the new shop opens to the public.
1.4 “Business Hours” means 9.00 to 17.30 on working days.

2. Term
2.1 This Agreement commences on 1 October 2026 and expires on 30 June 2026.
2.2 It shall be automatically renewed for successive periods of twelve (12) months unless the Client decides otherwise.

3. Services
3.1 The Freelancer shall provide the Services with due skill and shall deliver the first draft of the Deliverables within twenty (20) days after the start.
3.2 The Client may change the specifications of the Services at any time and without prior notice, and the Freelancer shall carry out the change at no further charge.
3.3 The Freelancer shall use best endeavours to meet every date in the Project Plan. Time is of the essence.
3.4 The Freelancer shall not work for any other retailer or any other third party in the same trade during the term.
3.5 The Freelancer shall attend a meeting with the Client every week and report on the Project Plan.

4. Fees and payment
4.1 The Client shall pay a fee of £18,000 (eighteen thousand pounds) in three instalments of £6,000 each.
4.2 The Client shall pay each proper invoice within ninety (90) days of receipt of the invoice.
4.3 Where the Freelancer delivers late, the Freelancer shall pay a penalty of fifteen percent (50%) of the fee for each week of delay.
4.4 The Freelancer shall bear all expenses.
4.5 The Client may withhold payment of the last instalment once and until it has received payment from its investors under Section 4.7.

5. Acceptance
5.1 The Client shall test the Deliverables within ten (10) working days and may reject them in its sole discretion.
5.2 Deliverables that are put into use are not deemed accepted.

6. Rights
6.1 The Freelancer hereby assigns to the Client all rights, title and interest in all works, tools, methods and ideas, whether or not related to the Services, upon creation and before payment.
6.2 The Freelancer waives all moral rights and any right to be named.
6.3 The Client may use the name and likeness of the Freelancer in advertising.

7. Confidentiality
7.1 The Freelancer shall keep any and all information of the Client secret in perpetuity.
7.2 The Freelancer shall return all documents and copies upon termination.
7.3 The Confidential Materials shall be marked where that is possible, and the Confidential Materials remain the property of the Client.

8. Warranty and liability
8.1 The Freelancer guarantees that the Deliverables are error-free and fit for any purpose.
8.2 The Freelancer shall indemnify and hold harmless the Client against all claims, losses and all legal fees, whether or not the Freelancer is at fault.
8.3 The Freelancer shall be liable for all losses, including loss of profits of the Client, and this liability shall be unlimited.
8.4 The Client shall not be liable for any damage whatsoever under any circumstances.

9. Restraint
9.1 For three (2) years after the end of this Agreement the Freelancer shall not, directly or indirectly, compete with the Client or be employed by a competitor anywhere in the world.
9.2 The Freelancer shall not solicit any customer or employee of the Client.

10. Termination
10.1 The Client may terminate this Agreement at any time, for any reason, without notice.
10.2 The Freelancer shall not be entitled to terminate before the Launch Date.
10.3 On termination under Section 12.2 the Freelancer shall repay the instalments that were received in the last three months.
10.4 The Freelancer shall hand over all files within five (5) days after the end.

11. General
11.1 The Client may assign this Agreement to any third party without consent.
11.2 The general terms and conditions of the Client, as published on its site, prevail over this Agreement, and the Client may amend those terms at any time.
11.3 This Agreement is governed by the law of Singapore, and the courts there have exclusive jurisdiction.
11.4 This document is the entire agreement of the parties and supersedes all earlier promises.
11.5 If a provision of this Agreement is invalid, the other provisions stay in force.
11.6 “Deliverables” means everything that the Freelancer produces during the term.

Signed for the Client: ____________________ Date: 1 September 2026
Signed by the Freelancer: ____________________ Date: 1 September 2026

Schedule 1
Design of the shop front on the web and on telephones: twelve screens in two sizes, a set of forty icons, a library of components with their states, and a style sheet. Two rounds of changes for each screen are included. The texts and photographs come from the Client no later than 15 October 2026. The Client shall name one person who decides on its behalf. Files are handed over in the format of the design program and as SVG. Hours beyond the agreed rounds are charged at £65 an hour after written approval.`;
