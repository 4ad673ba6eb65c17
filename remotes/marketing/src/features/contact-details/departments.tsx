import { brand, Card, FactList, Grid, Heading, Link, Stack, Text } from '@site/design-system';
import { departments, type Department } from '../../content/contact.ts';

export function Departments() {
  return (
    <Stack gap={5}>
      <Heading level={2}>Straight to the right desk</Heading>
      <Grid as="ul" gap={4}>
        {departments.map((department) => (
          <Desk key={department.name} {...department} />
        ))}
      </Grid>
    </Stack>
  );
}

function Desk({ name, text, email }: Department) {
  return (
    <Card as="li">
      <Stack gap={2}>
        <Heading level={3} size="sm">
          {name}
        </Heading>
        <Text size="sm" tone="muted">
          {text}
        </Text>
        <FactList
          size="small"
          facts={[
            { icon: 'mail', label: 'Email', value: <Link href={`mailto:${email}`}>{email}</Link> },
            { icon: 'phone', label: 'Phone', value: <Link href={brand.phone.href}>{brand.phone.display}</Link> },
          ]}
        />
      </Stack>
    </Card>
  );
}
