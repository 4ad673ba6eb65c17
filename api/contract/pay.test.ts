import { describe, expect, it } from 'vitest';
import { salaryText, detailSalaryText } from './pay.ts';

const yearly = (min: number | null, max: number | null) => ({
  salary_min: min,
  salary_max: max,
  salary_period: 'year' as const,
});
const hourly = (min: number | null, max: number | null) => ({
  salary_min: min,
  salary_max: max,
  salary_period: 'hour' as const,
});
const daily = (min: number | null, max: number | null) => ({
  salary_min: min,
  salary_max: max,
  salary_period: 'day' as const,
});

describe('the salary on a job card', () => {
  it('has a comma in thousands, with and without pence', () => {
    expect(salaryText(daily(1_250.5, null))).toBe('From £1,250.50 per day');
    expect(salaryText(yearly(1_250_000, null))).toBe('From £1,250,000');
    expect(salaryText(yearly(999, null))).toBe('From £999');
  });

  it('shows a range per annum', () => {
    expect(salaryText(yearly(30_000, 35_500))).toBe('£30,000–£35,500 per annum');
  });

  it('shows one figure where both ends are the same', () => {
    expect(salaryText(yearly(32_000, 32_000))).toBe('£32,000 per annum');
  });

  it('says From where only the minimum is known', () => {
    expect(salaryText(yearly(28_000, null))).toBe('From £28,000');
  });

  it('says Up to where only the maximum is known', () => {
    expect(salaryText(yearly(null, 45_000))).toBe('Up to £45,000');
  });

  it('says Competitive salary where nothing is published', () => {
    expect(salaryText(yearly(null, null))).toBe('Competitive salary');
    expect(salaryText(yearly(0, 0))).toBe('Competitive salary');
  });

  it('never passes hourly or daily pay off as yearly', () => {
    expect(salaryText(hourly(14.5, 16))).toBe('£14.50–£16 per hour');
    expect(salaryText(hourly(14.5, null))).toBe('From £14.50 per hour');
    expect(salaryText(daily(null, 180))).toBe('Up to £180 per day');
  });
});

describe('the salary on a job page', () => {
  it('always names its period', () => {
    expect(detailSalaryText(yearly(30_000, 35_000))).toBe('£30,000–£35,000 per annum');
    expect(detailSalaryText(yearly(30_000, null))).toBe('From £30,000 per annum');
    expect(detailSalaryText(hourly(13.25, 15.75))).toBe('£13.25–£15.75 per hour');
    expect(detailSalaryText(daily(150, 150))).toBe('£150 per day');
  });

  it('says Competitive where nothing is published', () => {
    expect(detailSalaryText(yearly(null, null))).toBe('Competitive');
  });
});
