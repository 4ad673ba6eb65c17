import { brand, Card, Fact, FactList, Grid, Heading, Link, Stack, Text } from '@site/design-system';
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
        <Text size="sm" muted>
          {text}
        </Text>
        <FactList size="sm">
          <Fact icon="mail" label="Email" size="sm">
            <Link href={`mailto:${email}`}>{email}</Link>
          </Fact>
          <Fact icon="phone" label="Phone" size="sm">
            <Link href={brand.phone.href}>{brand.phone.display}</Link>
          </Fact>
        </FactList>
      </Stack>
    </Card>
  );
}
