import { Accordion, Columns, Heading, Section } from '@site/design-system';
import { contactQuestions, QUESTIONS_TITLE } from '../../content/contact-questions.ts';

/** The frequently asked questions, whose answers open one at a time. */
export function Questions() {
  return (
    <Section aria-labelledby="questions">
      <Columns ratio="1:2">
        <Heading level={2} id="questions">
          {QUESTIONS_TITLE}
        </Heading>
        <Accordion
          items={contactQuestions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
        />
      </Columns>
    </Section>
  );
}
