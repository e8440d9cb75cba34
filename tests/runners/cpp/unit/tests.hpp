// The tests: a function for each file. Tests that share a hub simulator take its URL.
#ifndef GFXHUB_TEST_TESTS_HPP
#define GFXHUB_TEST_TESTS_HPP

#include <string>

void test_types();
void test_values();
void test_local_hub();
void test_batch();
void test_live();
void test_submit();
void test_cancelling();
void test_faults(const std::string& path);
void test_errors(const std::string& url);
void test_clients(const std::string& url);
void test_records(const std::string& url);

#endif
