import type { MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import type { Visibility } from '../../modules/publishing/contract';
import { pageTitle } from '~/product';
import { useVisibility } from '~/root-data';
import { TextPage, TextSection } from '~/text/text-page';

export const meta: MetaFunction = () => [{ title: pageTitle('Privacy Policy') }];

/** Contract section 1, `REPORT_VISIBILITY`. */
const publicLists: Readonly<Record<Visibility, string>> = {
  public:
    'The question of a finished report, with its title, summary, date and model, is shown to everybody under Recent Search Reports and in the other lists of reports. A report to which files were attached is in none of these lists until it is published.',
  unlisted:
    'The lists of reports that everybody sees hold published reports only. Your question is shown there, with the title and summary, once its report is published.',
};

export default function PrivacyPolicy() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What is kept about you, who can see it, and how it is taken away again."
    >
      <StoredData />
      <PublicData />
      <SentData />
      <BrowserData />
      <Deletion />
    </TextPage>
  );
}

const StoredData = () => (
  <TextSection title="What is kept">
    <p>
      Your name, e-mail address and a hash of your password, or the address of your picture if you sign in
      with Google; what you asked, the files you attached and the reports that came of them; your feedback and
      reviews. These are kept on the server you are using.
    </p>
    <p>
      The attached files are encrypted there with a key of your own. So are your name, your address, your
      questions, your reports, feedback and reviews in the record of what happened. The pages and lists you
      see are made from a copy that is not encrypted: it holds names, addresses, questions, feedback, reviews,
      and the titles, summaries and key figures of reports, but not their sections or the passages they cite.
      The operator of this server can read it.
    </p>
  </TextSection>
);

function PublicData() {
  const visibility = useVisibility();
  return (
    <TextSection title="What others can see">
      <p>{publicLists[visibility]}</p>
      <p>
        Whoever has the address of a report can read it; the address cannot be guessed. If files are attached,
        its text, key figures and charts say what they say of them, but the passages of the files, the cells
        behind a figure and the tables that repeat rows are shown to you and the admins only. Once the report
        is published, everybody sees the passages it cites. You and the admins always see all of them. No list
        and no report says who asked.
      </p>
    </TextSection>
  );
}

const SentData = () => (
  <TextSection title="What leaves this server">
    <p>
      If the operator has set up a language model, your question and passages of your files are sent to its
      vendor so that the report can be written. With the offline writer nothing leaves. If you paste an
      address as a source, this server fetches that page once, and its site sees the address of this server;
      nothing about you or your question is sent there. These pages load nothing from other sites, but for
      your picture if you sign in with Google, and there is no tracking.
    </p>
  </TextSection>
);

const BrowserData = () => (
  <TextSection title="Cookies and your browser">
    <p>
      One cookie keeps you signed in. A second remembers light or dark colours, if you choose one. On the way
      to Google and back a third lives for some minutes. None of them follows you to other sites.
    </p>
    <p>
      Beside them your browser itself keeps three notes that never leave it: that you accepted these cookies,
      with the date, that you dismissed the question for this session, and that you have seen the tutorial.
    </p>
  </TextSection>
);

const Deletion = () => (
  <TextSection title="Deletion and questions">
    <p>
      On{' '}
      <Link to="/account" className="link">
        your account page
      </Link>{' '}
      you can download everything that is kept about you, and delete your account yourself. Then your name,
      address and password, your questions, reports, files, feedback and reviews are gone at once; you are
      signed out everywhere, and the last traces in the files of this server are overwritten within 30
      seconds. That there was an account, and how many searches it used, stays without a name. Reports that
      were published stay public, without your name.
    </p>
    <p>
      Deleted account data is removed within 30 days, wherever else it may be: that is for backups, which the
      operator of this site keeps for no longer. With any question about privacy, write to the operator.
      Expect a response within 48-72 hours.
    </p>
  </TextSection>
);
