"""Puzzles on the server: which there are, who tried which, what they are told before and after."""
