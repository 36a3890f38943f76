/** Written for this product, with faults on purpose. */
export const ndaText = `NON-DISCLOSURE AGREEMENT

This Non-Disclosure Agreement (the “Agreement”) is effective as of 15 January 2027 and is made between Kestrel Battery Systems GmbH, Lindenallee 8, 04229 Leipzig, Germany (the “Disclosing Party”), and Ostwind Mobility AB, Hamngatan 22, 411 06 Göteborg, Sweden (the “Receiving Party”).

The parties wish to discuss a joint development of battery housings for cargo bicycles. In these talks the Disclosing Party will show drawings, test results and cost figures that others do not know. The parties therefore agree as follows.

1. Definitions
1.1 “Confidential Information” means any and all information of the Disclosing Party, whether or not it is marked, known to the Receiving Party, or available to the public.
1.2 “Representatives” means the employees, directors and advisers of the Receiving Party.
1.3 “Affiliate” means a company that controls a party, is controlled by it, or is under common control with it.
1.4 “Prototype” means the sample housing that the Disclosing Party hands over.

2. Duties of the Receiving Party
2.1 The Receiving Party shall keep the Confidential Information secret and shall not disclose it to anybody but its Representatives.
2.2 The Receiving Party shall use its utmost efforts to protect the Confidential Information, and is liable for all losses of the Disclosing Party that follow from any disclosure.
2.3 The Receiving Party shall keep a register of every person who has seen the Confidential Information and shall hand it over within five (5) days of a request.
2.4 The Receiving Party shall not analyse, open or copy the Prototype.
2.5 The Receiving Party shall tell the Disclosing Party immediately when it learns of an unauthorised disclosure.
2.6 The Disclosing Party may inspect the premises and the computers of the Receiving Party at any time.

3. Permitted Disclosures
3.1 The Receiving Party may show the Confidential Information to Representatives who need it and who have signed the form in Annex 2.
3.2 The duties of Section 2 hold for the Representatives as well, and the Receiving Party is fully liable for any act of theirs.

4. Term
4.1 This Agreement enters into force on 15 January 2027 and terminates on 14 January 2026.
4.2 The duties of secrecy survive indefinitely.

5. Rights
5.1 The Receiving Party assigns to the Disclosing Party all rights in any improvement, idea or invention that it makes during the term, whether or not related to the Confidential Information.
5.2 The Disclosing Party may use all information that it receives from the Receiving Party for any purpose.
5.3 Nothing in this Agreement obliges the Disclosing Party to show anything. All is shown “as is”.

6. Return
6.1 Upon request the Receiving Party shall return or destroy all materials and copies within fourteen (10) days and confirm it in writing.
6.2 Copies in the Backup Archive shall be deleted as well, at the cost of the Receiving Party, and the Backup Archive shall be inspected.

7. Restraint
7.1 For five (5) years the Receiving Party shall not, directly or indirectly, engage in any business with battery housings.
7.2 The Receiving Party shall not hire or approach any employee of the Disclosing Party.

8. Penalty
8.1 For each breach the Receiving Party shall pay a penalty of EUR 250,000 (two hundred thousand euros), whether or not it is at fault. Further claims stay open.
8.2 The Receiving Party accepts that every breach causes irreparable harm, and that the Disclosing Party may obtain an injunction without proof of damages and without notice.
8.3 The Receiving Party shall pay all legal fees of the Disclosing Party on demand.
8.4 The Receiving Party waives any defence under Section 9.4.

9. General
9.1 The Disclosing Party may assign this Agreement to any third party without consent. The Receiving Party may not assign it.
9.2 The Disclosing Party may amend this Agreement by e-mail. A change is deemed accepted when the Receiving Party does not object within two (2) days.
9.3 This Agreement is governed by the laws of Germany. The courts of Leipzig have exclusive jurisdiction.

For the Disclosing Party, signed: ____________________ Leipzig, 15 January 2027
For the Receiving Party, signed: ____________________ Göteborg, 18 January 2027`;
